import { isNode, isSeq, type Document, type YAMLSeq } from 'yaml'
import { writeValue } from '../../content/fields/write-value.ts'
import { editField, isNothing, type FieldValue } from './edit-fields.ts'
import { addField, removeField, renameField } from './edit-lines.ts'
import { parseTokens, readsAs } from './parse-tokens.ts'

/** The entries that a list is to have, in order. */
export type ListEdit = { readonly name: string; readonly entries: readonly ListEntry[] }

type ListEntry = {
  /** Its place in the list as the file has it; null for a new one. */
  readonly from: number | null
  /** Its fields in the order of a new entry. */
  readonly values: Readonly<Record<string, FieldValue>>
}

/**
 * Gives a list of front matter these entries: moves the lines of those that are there, the comments
 * above them included, and sets what differs in them.
 * @returns null when that cannot be done without touching anything else
 */
export function editList(fields: string, { name, entries }: ListEdit): string | null {
  const arranged = arrange(fields, name, entries)
  if (arranged === null) return null
  return entries.reduce<string | null>(
    (edited, { values }, index) => edited && setValues(edited, [name, index], values),
    arranged,
  )
}

/** Sets the fields of an entry; one that takes the place of another keeps its line. */
function setValues(
  fields: string,
  entry: readonly [string, number],
  values: ListEntry['values'],
): string | null {
  const { document } = parseTokens(fields)
  const names = Object.keys(values)
  const isNow = (name: string) => !isNothing(document.getIn([...entry, name]))
  const goes = names.filter((name) => isNow(name) && isNothing(values[name]))
  const comes = names.filter((name) => !isNow(name) && !isNothing(values[name]))
  const [[gone], [come]] = [goes, comes]
  const swapped =
    goes.length === 1 && comes.length === 1 && gone !== undefined && come !== undefined
  let edited = swapped ? renameField(fields, document, [...entry, gone], come) : fields
  // What comes before what goes: an entry must never be empty in between.
  const inOrder = names.toSorted(
    (a, b) => Number(isNothing(values[a])) - Number(isNothing(values[b])),
  )
  for (const name of inOrder) {
    edited = edited && editField(edited, { path: [...entry, name], value: values[name] ?? '' })
  }
  return edited
}

/** Puts the entries into their order; new ones are written, those that are not named any more go. */
function arrange(fields: string, name: string, entries: ListEdit['entries']): string | null {
  const { document } = parseTokens(fields)
  if (document.errors.length > 0) return null
  const list: unknown = document.get(name, true)
  const length = isSeq(list) ? list.items.length : 0
  const stay = entries.length === length && entries.every(({ from }, index) => from === index)
  if (stay) return fields
  if (entries.some(({ from }) => from !== null && from >= length)) return null
  const edited = isSeq(list)
    ? rearrange(fields, document, list, name, entries)
    : addField(
        fields,
        document,
        [name],
        `\n${entries.map((e) => newEntry(e, '  ')).join('')}`.trimEnd(),
      )
  return edited !== null && readsAs(edited, wanted(document, list, name, entries)) ? edited : null
}

function rearrange(
  fields: string,
  document: Document,
  list: YAMLSeq,
  name: string,
  entries: ListEdit['entries'],
): string | null {
  if (entries.length === 0) return removeField(fields, document, [name])
  const cut = cutEntries(fields, list)
  if (!cut) return null
  const { start, end, indent, parts } = cut
  const lines = entries.map((entry) =>
    entry.from === null ? newEntry(entry, indent) : (parts[entry.from] ?? ''),
  )
  return fields.slice(0, start) + lines.join('') + fields.slice(end)
}

/** The lines of every entry. Null where they do not stand one below the other. */
function cutEntries(fields: string, { items, flow, srcToken }: YAMLSeq) {
  if (flow === true || srcToken?.type !== 'block-seq') return null
  const starts = srcToken.items.flatMap(({ start }) => {
    const hyphen = start.find(({ type }) => type === 'seq-item-ind')
    if (!hyphen) return []
    const first = start.find(
      ({ type, offset }) =>
        type === 'seq-item-ind' || (type === 'comment' && isFirst(fields, offset)),
    )
    return [{ start: lineStart(fields, (first ?? hyphen).offset), hyphen: hyphen.offset }]
  })
  const [first] = starts
  const last = items.at(-1)
  const valueEnd = isNode(last) ? last.range?.[1] : undefined
  if (!first || valueEnd === undefined || starts.length !== items.length) return null
  if (!starts.every(({ hyphen }) => isFirst(fields, hyphen))) return null
  first.start = aboveComments(fields, first.start)
  const next = fields.indexOf('\n', Math.max(valueEnd - 1, starts.at(-1)?.hyphen ?? 0))
  const end = next === -1 ? fields.length : next + 1
  const parts = starts.map(({ start }, index) =>
    fields.slice(start, starts[index + 1]?.start ?? end),
  )
  const indent = ' '.repeat(first.hyphen - lineStart(fields, first.hyphen))
  return { start: first.start, end, indent, parts }
}

/** Comments between the list's name and its first entry are that entry's. */
function aboveComments(fields: string, start: number): number {
  const comments = /(?:^[ \t]*#.*\n)+(?![^])/m.exec(fields.slice(0, start))
  return comments ? comments.index : start
}

/** Whether nothing but spaces stands before it in its line. */
function isFirst(fields: string, offset: number): boolean {
  return fields.slice(lineStart(fields, offset), offset).trim() === ''
}

function lineStart(fields: string, offset: number): number {
  return fields.lastIndexOf('\n', offset - 1) + 1
}

function newEntry({ values }: ListEntry, indent: string): string {
  const written = Object.entries(values).filter(([, value]) => !isNothing(value))
  return written
    .map(([name, value], index) => {
      const text = typeof value === 'string' ? writeValue(value) : String(value)
      return `${indent}${index === 0 ? '- ' : '  '}${name}: ${text}\n`
    })
    .join('')
}

function wanted(document: Document, list: unknown, name: string, entries: ListEdit['entries']) {
  const now: unknown[] = isSeq(list) ? (list.toJS(document) as unknown[]) : []
  const then = entries.map(({ from, values }) =>
    from === null
      ? Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value)))
      : now[from],
  )
  const { [name]: _before, ...others } = document.toJS() as Record<string, unknown>
  return { toJS: () => (then.length === 0 ? others : { ...others, [name]: then }) }
}
