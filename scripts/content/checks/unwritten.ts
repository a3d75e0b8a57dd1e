import type { Content } from '../content.ts'
import { TEMPLATE_SENTENCES } from '../template-sentences.ts'
import { warning, type Problem } from '../problem.ts'
import { findAll } from '../source.ts'

const UNWRITTEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+)(?![\p{L}\p{N}_])`,
    String.raw`\b[Ll]orem ipsum\b`,
    ...TEMPLATE_SENTENCES.map((sentence) => sentence.replaceAll('.', String.raw`\.`)),
  ].join('|'),
  'gu',
)

/** Unfinished texts: writers' notes, and the sentences of a new card or page. */
export function checkUnwritten({ sources }: Content): Problem[] {
  return sources.flatMap((source) =>
    findAll(source, UNWRITTEN).map(({ raw, place }) =>
      warning(
        place,
        `${raw.replace(/[.]$/, '')}: this text is not finished.`,
        'Finish it: students would read this.',
      ),
    ),
  )
}
