import { once } from '../once.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { DOUBLED } from './doubled.ts'
import { LEAVINGS, type Leaving } from './leavings.ts'
import { UNWRITTEN } from './unwritten.ts'

const ALL: readonly Leaving[] = [...LEAVINGS, ...UNWRITTEN, ...DOUBLED]

/** What other programs left in a file, wherever it stands: in its fields, in its text, in a JSON file. */
export function checkLeavings(source: Source): Problem[] {
  return foundIn(source).flatMap(({ leaving, matches }) => {
    if (leaving.meant === undefined)
      return matches.map((match) => problemOf(source, leaving, [match]))
    const lines = Map.groupBy(matches, ({ index }) => source.text.lastIndexOf('\n', index - 1))
    return [...lines.values()].map((ofLine) => problemOf(source, leaving, ofLine))
  })
}

/** Whether a place in a text belongs to what another program left, which is told as that alone. */
export function isLeaving(source: Source, offset: number): boolean {
  return foundIn(source).some(({ matches }) =>
    matches.some(({ 0: written, index }) => index <= offset && offset < index + written.length),
  )
}

/** Looked for once in a text: of many a place in it is asked. */
const foundIn = once(({ text }: Source) => {
  const plain = withoutCode(text)
  return ALL.map((leaving) => ({ leaving, matches: [...plain.matchAll(leaving.pattern)] }))
})

/** What one program left in a line, all of it. */
function problemOf(
  source: Source,
  { explanation, meant, doubtful = false }: Leaving,
  matches: readonly RegExpExecArray[],
): Problem {
  const [sentence, advice] = explanation
  const start = matches[0]?.index ?? 0
  const written = matches[0]?.[0] ?? ''
  const texts = matches.map((match) => meant?.(match) ?? null)
  const isKnown = texts.every((text) => text !== null)
  let end = start
  const text = matches.reduce((before, { 0: found, index }, at) => {
    const between = source.text.slice(end, index)
    end = index + found.length
    return `${before}${between}${texts[at] ?? ''}`
  }, '')
  const place = placeAt(source, start + (/^\s*/.exec(written)?.[0].length ?? 0))
  const tell = doubtful ? warning : error
  const edit = isKnown ? { start, end, text } : undefined
  return tell(place, sentence.replace('FOUND', written), advice, undefined, edit)
}

/** What stands between ` and ` is meant to be shown as it is; spaces in its place keep the offsets. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,})[^`\n]*\n[^]*?^\1|`[^`\n]+`/gm, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  )
}
