// A spreadsheet takes a cell that begins like this for a formula, and students write some of the cells. In some
// countries it also splits a cell at a semicolon, a tab or a comma, so each part counts as a cell. An apostrophe makes it
// a text. A part that already has one gets another, so that an import restores the value.
const BEGIN = String.raw`(^[\t\r]*|[;,\t\r\n])('*)`
const FORMULA = new RegExp(`${BEGIN}(?=[=+\\-@＝＋－＠])`, 'g')
const ESCAPED = new RegExp(`${BEGIN}'(?=[=+\\-@＝＋－＠])`, 'g')

export function escapeFormula(cell: string): string {
  return cell.replace(FORMULA, "$1$2'")
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '$1$2')
}
