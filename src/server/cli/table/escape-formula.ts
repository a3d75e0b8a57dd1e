// A spreadsheet takes a cell that begins like this for a formula, and students write some of the cells. In some
// countries it also splits a cell at a semicolon, a tab or a comma, so each part counts as a cell. An apostrophe makes a
// part a text. A part that already has one gets another, so that an import restores the value.
const SIGNS = String.raw`=+\-@＝＋－＠`
const FIRST = String.raw`(?='*[${SIGNS}\t\r])`
const LATER = `(?='*[${SIGNS}])`
const AFTER = String.raw`(?<=[;,\t\r\n])`
const FORMULA = new RegExp(`^${FIRST}|${AFTER}${LATER}`, 'g')
const ESCAPED = new RegExp(`^'${FIRST}|${AFTER}'${LATER}`, 'g')

export function escapeFormula(cell: string): string {
  return cell.replace(FORMULA, "'")
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '')
}
