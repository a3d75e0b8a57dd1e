import type { Content } from '../content.ts'
import { warning, type Problem } from '../problem.ts'
import { findAll, wordsOf } from '../source.ts'

/** A number with O, o, l or I in it. Not A4, 2FA, 3rd or 5l, nor a code such as GPT-4o. */
const MIXED =
  /(?<![\p{L}\p{N}_/@#]|\p{L}[-.])(?:\d+[OI][\dOolI]*|\d+[ol]+\d[\dOolI]*|\d+oo+|\d{2,}o|\d{5,}l|l\d{2,}|[OoI]\d{5,})(?![\p{L}\p{N}_])/gu

/** Letters typed or scanned in place of a digit: money would go to another account. */
export function checkLettersInNumbers({ sources }: Content): Problem[] {
  return sources.flatMap((source) =>
    findAll(source, MIXED, wordsOf(source)).map(({ raw, place }) => {
      const number = raw.replaceAll(/o/gi, '0').replaceAll(/[lI]/g, '1')
      const message = `${raw} has a letter in place of a digit.`
      return warning(place, message, `If it is a number, write ${number}. Otherwise leave it.`)
    }),
  )
}
