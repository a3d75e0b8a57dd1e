import type { Content } from '../content.ts'
import { TEMPLATE_SENTENCES } from '../template-sentences.ts'
import { warning, type Problem } from '../problem.ts'
import { findAll, type Source } from '../source.ts'

/** Unfinished texts: writers' notes, and the template of a new card or page. */
const UNWRITTEN = new RegExp(
  [
    /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+)(?![\p{L}\p{N}_])/u.source,
    /\b[Ll]orem ipsum\b/.source,
    ...TEMPLATE_SENTENCES.map((sentence) => sentence.replaceAll('.', '\\.')),
  ].join('|'),
  'gu',
)

export function checkUnwritten({ readings, mails, settings }: Content): Problem[] {
  const { site, links, figures, navigation } = settings
  const json = [site, links, figures, navigation].flatMap((file) => file?.fields.source ?? [])
  return [
    ...readings.map(({ source }) => source),
    ...mails.map(({ source }) => source),
    ...json,
  ].flatMap((source) => checkText(source))
}

function checkText(source: Source): Problem[] {
  return findAll(source, UNWRITTEN).map(({ raw, place }) =>
    warning(place, {
      rule: 'unwritten',
      message: `${raw.replace(/[.]$/, '')}: this waits for somebody to write what belongs here.`,
      advice: 'Write it; students would read this.',
    }),
  )
}
