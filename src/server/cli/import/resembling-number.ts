import { lessonKey } from '../../../contract/lesson-number.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})\\b`)

/** Whether a spreadsheet may have made one number of the other: '01' of '1', '1.1' of '1.10', '2-Jan' of '1-2'. */
export function resembles(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form) => forms.includes(form))
}

function formsOf(number: string): string[] {
  const key = lessonKey(number)
  const numbers = key
    .replace(MONTH, (month) => String(MONTHS.indexOf(month) + 1))
    .replace(/(?<=\.\d+?)0+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
  const forms = [numbers.join('-')]
  // A date, whose day and month may stand in either order.
  return MONTH.test(key) ? [...forms, numbers.toReversed().join('-')] : forms
}
