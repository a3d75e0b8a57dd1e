import * as v from 'valibot'
import { plainObject } from '../../../contract/codec.ts'
import { columnNames } from './columns.ts'
import { limitColumns, limitRows, UnreadableFile, type Row, type Table } from './table.ts'

const cell = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null()]),
  v.transform((value) => String(value ?? '')),
)

// Not v.record, which silently drops a column named 'constructor'.
const item = v.pipe(plainObject, v.transform(Object.entries), v.array(v.tuple([v.string(), cell])))
type Item = v.InferOutput<typeof item>

/** Reads a list of objects whose fields are the columns. @throws {UnreadableFile} */
export function readJson(text: string): Table {
  const parsed = parse(text)
  if (Array.isArray(parsed)) limitRows(parsed.length)
  const read = v.safeParse(v.array(item), parsed)
  if (!read.success) {
    const index = read.issues[0].path?.[0].key
    const place = typeof index === 'number' ? ` Item ${index + 1} is not.` : ''
    throw new UnreadableFile(
      `The file must be a list of objects whose fields are texts: [{"email": "…"}, …].${place}`,
    )
  }
  const rows = read.output.map(readRow)
  const columns = [...new Set(rows.flatMap((row) => row.columns))]
  limitColumns(columns.length)
  return { columns, rows }
}

function readRow(entries: Item, index: number): Row & { columns: string[] } {
  const columns = columnNames(entries.map(([name]) => name))
  const cells = entries.map(([, value], field) => [columns[field] ?? '', value] as const)
  return {
    place: `item ${index + 1}`,
    columns,
    cells: new Map(cells),
    problems: [],
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UnreadableFile(`The file is not JSON: ${reason}.`, { cause })
  }
}
