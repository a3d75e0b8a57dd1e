import { isMap, isNode, isPair, isScalar, isSeq, type YAMLSeq } from 'yaml'
import type { Edit } from '../edits.ts'
import type { Fields } from '../fields/fields.ts'
import { lineEnd } from '../source.ts'

/**
 * Takes an entry out of a list: with its line where it has one, else with the comma beside it.
 * @param offset where the text that the list was read from begins in `text`
 */
export function removeItem(
  text: string,
  list: YAMLSeq,
  index: number,
  offset: number,
): Edit | undefined {
  const ranges = list.items.map((item) => (isNode(item) ? item.range : undefined))
  const range = ranges[index]
  if (!range) return undefined
  const start = offset + range[0]
  const end = offset + range[1]
  if (list.flow !== true) return wholeLines(text, start, end)
  const after = ranges[index + 1]
  if (after) return { start, end: offset + after[0], text: '' }
  const before = ranges[index - 1]
  return { start: before ? offset + before[1] : start, end, text: '' }
}

/** Takes away the lines of a field of the first level; undefined where there is none. */
export function removeField({ source: { text }, start, document }: Fields, name: string) {
  const { contents } = document
  const pairs = isMap(contents) ? contents.items.filter(isPair) : []
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === name)
  if (!isScalar(pair?.key) || !pair.key.range) return undefined
  const { value } = pair
  const [from, keyEnd] = pair.key.range
  const end = (isScalar(value) || isSeq(value)) && value.range ? value.range[1] : keyEnd
  return wholeLines(text, start + from, start + Math.max(end, keyEnd))
}

/** The lines from the one that holds `start` to the one that ends what ends at `end`. */
function wholeLines(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  return { start: lineStart, end: Math.min(lineEnd(text, end - 1) + 1, text.length), text: '' }
}
