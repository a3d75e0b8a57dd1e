import type { Compiled } from './compile.ts'

/** The one line that closes a run. */
export function summarise({ problems, placeholders, counts }: Compiled): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return `Content has ${count(errors, 'problem')} to mend; nothing was built.`
  const addresses = count(placeholders.length, 'placeholder address', 'placeholder addresses')
  const hint =
    placeholders.length > 0 ? ' (npm run content:check -- --placeholders lists them)' : ''
  return `Content is fine: ${count(counts.pages, 'page')}, ${count(counts.cards, 'card')}, ${addresses}${hint}`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
