import type { Compiled } from './compile.ts'
import { counted, countProblems } from './report/count.ts'

type Outcome = Pick<Compiled, 'problems' | 'placeholders' | 'counts'>

/** The one line that closes a run. */
export function summarise({ problems, placeholders, counts }: Outcome): string {
  const { errors, warnings, repairable } = countProblems(problems)
  const repairs =
    repairable > 0
      ? ` ${repairable} of these can be repaired by npm run content:check -- --fix`
      : ''
  if (errors > 0) {
    const more = warnings > 0 ? ` and ${counted(warnings, 'warning')}` : ''
    return `Content has ${counted(errors, 'problem')} to mend${more}.${repairs}`
  }
  const addresses = counted(placeholders.length, 'placeholder address', 'placeholder addresses')
  const hint =
    placeholders.length > 0 ? ' (npm run content:check -- --placeholders lists them)' : ''
  const fine =
    warnings > 0 ? `Content can be built, with ${counted(warnings, 'warning')}` : 'Content is fine'
  return `${fine}: ${counted(counts.pages, 'page')}, ${counted(counts.cards, 'card')}, ${addresses}${hint}${repairs && `.${repairs}`}`
}
