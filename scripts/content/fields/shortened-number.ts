import type { Explanation } from '../problem.ts'

/** A number of which a spreadsheet kept the first digits alone: 1.23457E+09. Null where it is none. */
export function shortenedNumber(value: string): Explanation | null {
  if (!/^\d(?:[.,]\d+E\+?|E\+)\d+$/i.test(value)) return null
  const sentence = `A spreadsheet shortened this number to ${value}.`
  return [sentence, 'Type all of its digits, in double quotes.']
}
