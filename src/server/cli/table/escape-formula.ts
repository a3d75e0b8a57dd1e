// A cell that begins like this is a formula to a spreadsheet, and students fill some of them in. An
// apostrophe before it makes it a text; one that stands there already gets another one, so that
// importing an export gives back what was stored.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet calculates. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
