import { cleanKey } from '../../../contract/key.ts'
import { MAX_INDEXED_LENGTH, withoutControlCharacters } from '../../../contract/text.ts'

/** A cell with this removes the stored value; an empty cell keeps it. */
const REMOVE = '-'

const UNPRINTABLE = 'holds a character that cannot be shown. Type the text instead of pasting it.'
/** What a spreadsheet shows for a cell that it could not compute, or has not yet: in English, German, French, Spanish. */
const NOT_COMPUTED =
  /^(?:#[¡¿]?(?:REF|NAME|VALUE|DIV\/0|NUM|NULL|ERROR|SPILL|CALC|BEZUG|WERT|ZAHL|NOM|VALEUR|NOMBRE|VALOR|NOME)[!?]|#N\/[AD]|#NV|#GETTING_DATA|Loading(?:\.{3}|…))$/i
const MAX_LENGTH = 2000
/** Details of a task can be a whole page. */
export const MAX_DETAILS_LENGTH = 50_000

/** null keeps the stored value, '' removes it. */
export type Cell = string | null

/** Reads the cells of one row, and collects their problems. */
export function cellReader(cells: ReadonlyMap<string, string>) {
  const problems: string[] = []

  function read(column: string, clean: (text: string) => string, maxLength: number): Cell {
    const text = cells.get(column) ?? ''
    // A problem may print the cell on a terminal.
    const printable = withoutControlCharacters(text)
    if (printable !== text) problems.push(`${column} ${UNPRINTABLE}`)
    if (NOT_COMPUTED.test(printable.trim())) {
      problems.push(`${column} is ${printable.trim()}: the sheet had not finished computing.`)
    }
    const cell = clean(printable)
    if (cell.length > maxLength) {
      problems.push(`${column} is longer than ${maxLength.toLocaleString('en')} characters.`)
    }
    if (cell === '') return null
    return cell === REMOVE ? '' : cell
  }

  return {
    problems,
    text: (column: string, maxLength = MAX_LENGTH) =>
      read(column, (cell) => cell.trim(), maxLength),
    /** A text in one line with single spaces. */
    line: (column: string) => read(column, inOneLine, MAX_INDEXED_LENGTH),
    /** A text by which rows are found. */
    key: (column: string) => read(column, cleanKey, MAX_INDEXED_LENGTH),
    requiredKey(column: string): string {
      const cell = read(column, cleanKey, MAX_INDEXED_LENGTH)
      if (!cell) problems.push(`${column} is missing.`)
      return cell ?? ''
    },
    /** The cell as it is written, also its blanks. */
    literal: (column: string, maxLength: number) => read(column, (cell) => cell, maxLength),
  }
}

function inOneLine(cell: string): string {
  return cell.trim().replaceAll(/\s+/g, ' ')
}

export type CellReader = ReturnType<typeof cellReader>
