import type { Compiled } from '../compile.ts'

/** '1 card', '2 cards'. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The one line that closes a run. */
export function summarise({ content, problems, placeholders }: Compiled): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = plural(problems.length - errors, 'warning')
  const hasWarnings = problems.length > errors
  if (errors > 0) {
    return `Content has ${plural(errors, 'mistake')}${hasWarnings ? ` and ${warnings}` : ''}.`
  }
  const waiting = plural(placeholders.length, 'placeholder')
  const hint = ' (npm run content:check -- --placeholders lists them)'
  const fine = hasWarnings ? `Content can be built, with ${warnings}` : 'Content is fine'
  const { pages, cards } = content
  return `${fine}: ${plural(pages.length, 'page')}, ${plural(cards.size, 'card')}, ${waiting}${placeholders.length > 0 ? hint : ''}`
}
