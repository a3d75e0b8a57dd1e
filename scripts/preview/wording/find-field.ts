import { isMap, isNode, isPair, isScalar, isSeq, type Node } from 'yaml'
import type * as z from 'zod'
import { readFrontMatter } from '../../content/fields/read-front-matter.ts'
import { valuePlace, type Fields } from '../../content/fields/fields.ts'
import { plainText } from '../../content/files/content-files.ts'
import { cardSchema, mailSchema, pageSchema } from '../../content/schemas/documents.ts'

type Told = { readonly line: number; readonly column: number; readonly sentence: string }

/**
 * Finds the field that a problem is about: its names and indexes joined by dots, 'body' for the text
 * below the fields; null where it is about the file.
 */
export function findField(file: string, raw: string): (problem: Told) => string | null {
  const source = { file, text: plainText(raw) }
  const read = readFrontMatter(source).file
  if (!read) return () => null
  const { fields, bodyStart } = read
  const starts = lineStarts(source.text)
  const missing = missingFields(file, fields)
  return (problem) => {
    const offset = (starts[problem.line - 1] ?? 0) + problem.column - 1
    if (offset >= bodyStart && bodyStart > 0) return 'body'
    const absent = missing.find(
      ({ place, name }) =>
        place.line === problem.line &&
        place.column === problem.column &&
        problem.sentence.split(/\s/).includes(name),
    )
    if (absent) return absent.path
    if (offset < fields.start || offset > fields.end) return null
    return deepest(fields.document.contents, offset - fields.start).join('.') || null
  }
}

/** What is missing has the place of what stands around it. */
function missingFields(file: string, fields: Fields) {
  const { error } = schemaOf(file).safeParse(fields.data)
  return (error?.issues ?? []).map(({ path }) => ({
    path: path.join('.'),
    name: String(path.at(-1)),
    place: valuePlace(fields, path),
  }))
}

function schemaOf(file: string): z.ZodType {
  if (file.startsWith('content/mail/')) return mailSchema
  return file.endsWith('/page.md') ? pageSchema : cardSchema
}

function deepest(node: Node | null, offset: number): (string | number)[] {
  if (isSeq(node)) {
    const index = node.items.findLastIndex((item) => isNode(item) && startOf(item) <= offset)
    const item = node.items[index]
    return index === -1 || !isNode(item) ? [] : [index, ...deepest(item, offset)]
  }
  if (!isMap(node)) return []
  const pair = node.items
    .filter(isPair)
    .findLast(({ key }) => isNode(key) && startOf(key) <= offset)
  if (!pair || !isScalar(pair.key)) return []
  return [String(pair.key.value), ...deepest(isNode(pair.value) ? pair.value : null, offset)]
}

function startOf({ range }: Node): number {
  return range?.[0] ?? 0
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
}
