import { error, warning, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { DOUBLED } from './doubled.ts'
import { LEAVINGS, type Leaving } from './leavings.ts'
import { UNWRITTEN } from './unwritten.ts'

const ALL: readonly Leaving[] = [...LEAVINGS, ...UNWRITTEN, ...DOUBLED]

/** What other programs left in a file, wherever it stands: in its fields, in its text, in a JSON file. */
export function checkLeavings(source: Source): Problem[] {
  const plain = withoutCode(source.text)
  return ALL.flatMap((leaving) => {
    const found = [...plain.matchAll(leaving.pattern)]
    if (leaving.meant === undefined)
      return found.map((match) => problemOf(source, leaving, [match]))
    const lines = Map.groupBy(found, ({ index }) => plain.lastIndexOf('\n', index - 1))
    return [...lines.values()].map((matches) => problemOf(source, leaving, matches))
  })
}

/** Whether a place in a text belongs to what another program left, which is told as that alone. */
export function isLeaving(text: string, offset: number): boolean {
  const plain = withoutCode(text)
  return ALL.some(({ pattern }) =>
    Array.from(plain.matchAll(pattern)).some(({ 0: written, index }) => {
      return index <= offset && offset < index + written.length
    }),
  )
}

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
