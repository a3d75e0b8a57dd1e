import { MAX_INDEXED_LENGTH, withoutControlCharacters } from '../../../contract/text.ts'

/** A cell with this removes the stored value; an empty cell keeps it. */
const REMOVE = '-'

const UNPRINTABLE = 'holds a character that cannot be shown. Type the text instead of pasting it.'
const MAX_LENGTH = 2000
/** Details of a task can be a whole page. */
export const MAX_DETAILS_LENGTH = 50_000

/** null keeps the stored value, '' removes it. */
export type Cell = string | null

/** Reads the cells of one row, and collects their problems. */
export function cellReader(cells: ReadonlyMap<string, string>) {
  const problems: string[] = []

  function read(column: string, maxLength = MAX_LENGTH): Cell {
    const written = cells.get(column)
    if (written === undefined) return null
    // A problem may print the cell on a terminal.
    const cell = withoutControlCharacters(written)
    if (cell !== written) problems.push(`${column} ${UNPRINTABLE}`)
    if (cell.length > maxLength) {
      problems.push(`${column} is longer than ${maxLength.toLocaleString('en')} characters.`)
    }
    return cell === REMOVE ? '' : cell
  }

  return {
    problems,
    text: read,
    /** A text in one line with single spaces, so that names can be compared. */
    line: (column: string): Cell => inOneLine(read(column, MAX_INDEXED_LENGTH)),
    required(column: string): string {
      const cell = inOneLine(read(column, MAX_INDEXED_LENGTH))
      if (!cell) problems.push(`${column} is missing.`)
      return cell ?? ''
    },
  }
}

function inOneLine(cell: Cell): Cell {
  return cell && cell.replaceAll(/\s+/g, ' ')
}

export type CellReader = ReturnType<typeof cellReader>
