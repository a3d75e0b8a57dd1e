import { MAX_NAME_LENGTH, printable } from '../../../contract/text.ts'

/** A cell that holds this removes the stored value; an empty cell leaves it. */
const REMOVE = '-'

const UNPRINTABLE = 'holds a character that cannot be shown. Type the text instead of pasting it.'
const MAX_LENGTH = 2000
/** Details of tasks are pages of their own. */
export const MAX_DETAILS_LENGTH = 50_000

/** A row's cell: undefined leaves what is stored, '' removes it. */
export type Cell = string | undefined

/** Reads the cells of one row and keeps what is wrong with them. */
export function cellReader(cells: ReadonlyMap<string, string>) {
  const problems: string[] = []

  function read(column: string, maxLength = MAX_LENGTH): Cell {
    const written = cells.get(column)
    // Other problems may repeat the cell on a terminal.
    const cell = written && printable(written)
    if (cell !== written) problems.push(`${column} ${UNPRINTABLE}`)
    if (cell !== undefined && cell.length > maxLength) {
      problems.push(`${column} is longer than ${maxLength.toLocaleString('en')} characters.`)
    }
    return cell === REMOVE ? '' : cell
  }

  return {
    problems,
    text: read,
    /** A text in one line, so that the same name is the same name. */
    line: (column: string): Cell => read(column, MAX_NAME_LENGTH)?.replaceAll(/\s+/g, ' '),
    /** A text that must be there. */
    required(column: string): string {
      const cell = read(column, MAX_NAME_LENGTH)?.replaceAll(/\s+/g, ' ')
      if (!cell) problems.push(`${column} is missing.`)
      return cell ?? ''
    },
  }
}

export type CellReader = ReturnType<typeof cellReader>
