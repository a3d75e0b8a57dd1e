import { entityMeant, ENTITY_NAMES } from '../fields/check-signs.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** Marks of other programs that are shown as they stand: ==words==, and &nbsp without its semicolon. */
export function checkForeignMarks(context: NodeContext): Problem[] {
  const { text, start } = context
  const written = writtenNode(context)
  const told = (index: number, found: string, meant: string, sentence: string, advice: string) => {
    const at = start + index
    const edit = { start: at, end: at + found.length, text: meant }
    return error(placeAt(text.source, at), sentence, advice, undefined, edit)
  }
  return [
    ...Array.from(written.matchAll(MARKED), ({ 0: found, 1: words = '', index }) =>
      told(index, found, `**${words}**`, SHOWN, 'Write the words in bold.'),
    ),
    ...Array.from(written.matchAll(ENTITY), ({ 0: found, index }) => {
      const name = /([\w#]+);?$/.exec(found)?.[1] ?? ''
      const sentence = `${found} would be shown letter by letter.`
      return told(index, found, entityMeant(name), sentence, 'Type the sign itself.')
    }),
  ]
}

const SHOWN = 'The equals signs would be shown: nothing is marked by them.'
const MARKED = /(?<![=\p{L}\p{N}])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\p{L}\p{N}])/gu
const ENTITY = new RegExp(
  `&(?:amp;)+(?:${ENTITY_NAMES});|&(?:amp;)*(?:${ENTITY_NAMES})(?![\\w;=])`,
  'g',
)

/** ~words~ between single waves, which crosses them out as two waves do. */
export function checkWaves(context: NodeContext): Problem[] {
  const written = writtenNode(context)
  const words = /^~([^~]+)~$/.exec(written)?.[1]
  if (words === undefined) return []
  const { text, start, end } = context
  const around = `${text.source.text[start - 1] ?? ''}${text.source.text[end] ?? ''}`
  const isInside = /[\p{L}\p{N}]/u.test(around)
  const sentence = 'These waves cross the words out.'
  const place = placeAt(text.source, start)
  const whole = text.source.text.slice(start - 1, end + 1)
  if (RANGE.test(whole)) {
    const edit = { start: start - 1, end: end + 1, text: whole.replaceAll(RANGE, '$1 to ') }
    return [warning(place, sentence, 'Write the word to between two numbers.', undefined, edit)]
  }
  const advice = isInside ? 'Leave the waves out.' : 'Write two on each side where that is meant.'
  const edit = { start, end, text: isInside ? words : `~~${words}~~` }
  return [warning(place, sentence, advice, undefined, edit)]
}

/** 5~6 */
const RANGE = /(\d)~(?=\d)/g
