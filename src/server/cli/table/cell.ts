import { MAX_NAME_LENGTH, withoutControlCharacters } from '../../../contract/text.ts'

/** A cell that holds this removes the stored value; an empty cell leaves it. */
const REMOVE = '-'

const UNPRINTABLE = 'holds a character that cannot be shown. Type the text instead of pasting it.'
const MAX_LENGTH = 2000
/** Details of tasks are pages of their own. */
export const MAX_DETAILS_LENGTH = 50_000

/** A row's cell: null leaves what is stored, '' removes it. */
export type Cell = string | null

/** Reads the cells of one row and keeps what is wrong with them. */
export function cellReader(cells: ReadonlyMap<string, string>) {
  const problems: string[] = []

  function read(column: string, maxLength = MAX_LENGTH): Cell {
    const written = cells.get(column)
    if (written === undefined) return null
    // Other problems may repeat the cell on a terminal.
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
    /** A text in one line, so that the same name is the same name. */
    line: (column: string): Cell => inOneLine(read(column, MAX_NAME_LENGTH)),
    /** A text that must be there. */
    required(column: string): string {
      const cell = inOneLine(read(column, MAX_NAME_LENGTH))
      if (!cell) problems.push(`${column} is missing.`)
      return cell ?? ''
    },
  }
}

function inOneLine(cell: Cell): Cell {
  return cell && cell.replaceAll(/\s+/g, ' ')
}

export type CellReader = ReturnType<typeof cellReader>
