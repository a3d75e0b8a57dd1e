// A spreadsheet takes a cell that begins like this for a formula, and students write some of the cells. An
// apostrophe makes it a text. A cell that already has one gets another, so that an import restores the value.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
