import type { Compiled } from '../compile.ts'

/** '1 card', '2 cards'. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

type Outcome = Pick<Compiled, 'problems' | 'placeholders' | 'counts'>

/** The one line that closes a run. It names commands only in a terminal. */
export function summarise(
  { problems, placeholders, counts }: Outcome,
  where: 'terminal' | 'page' = 'terminal',
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  if (errors > 0) {
    const more = warnings > 0 ? ` and ${plural(warnings, 'warning')}` : ''
    return `Content has ${plural(errors, 'problem')} to mend${more}.`
  }
  const waiting = plural(placeholders.length, 'placeholder')
  const hint =
    placeholders.length > 0 && where === 'terminal'
      ? ' (npm run content:check -- --placeholders lists them)'
      : ''
  const fine =
    warnings > 0 ? `Content can be built, with ${plural(warnings, 'warning')}` : 'Content is fine'
  return `${fine}: ${plural(counts.pages, 'page')}, ${plural(counts.cards, 'card')}, ${waiting}${hint}`
}
