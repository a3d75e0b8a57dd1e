import * as z from 'zod'
import { columnNames } from './columns.ts'
import { UnreadableFile, type Row, type Table } from './table.ts'

const cell = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null ? '' : String(value).trim()))

const list = z.array(z.record(z.string(), cell))

/** Reads a list of objects whose fields are the columns. @throws {UnreadableFile} */
export async function readJson(chunks: AsyncIterable<string>): Promise<Table> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  const read = list.safeParse(parse(text))
  if (!read.success) {
    const [index] = read.error.issues[0]?.path ?? []
    const place = typeof index === 'number' ? ` Item ${index + 1} is something else.` : ''
    throw new UnreadableFile(
      `The file must hold a list of objects whose fields are texts: [{"email": "…"}, …].${place}`,
    )
  }
  const rows = read.data.map(readRow)
  const columns = [...new Set(rows.flatMap((row) => row.columns))]
  return { columns, rows }
}

function readRow(item: Record<string, string>, index: number): Row & { columns: string[] } {
  const columns = columnNames(Object.keys(item))
  const cells = Object.values(item).map((value, field) => [columns[field] ?? '', value] as const)
  return {
    place: `item ${index + 1}`,
    columns,
    cells: new Map(cells.filter(([, value]) => value !== '')),
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
