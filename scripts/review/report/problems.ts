import type { Problem } from '../../content/problem.ts'
import { count } from '../wording.ts'
import { escape } from './escape.ts'

/** What the check says of the new version. */
export function problemsSection(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const title =
    errors > 0
      ? `${count(errors, 'mistake')} to mend before this can go live`
      : `${count(problems.length, 'thing')} to look at`
  const items = problems.map(
    ({ file, line, column, sentence, advice }) =>
      `<li><code>${escape(`${file}:${line}:${column}`)}</code><br>${escape(sentence)} ${escape(advice)}</li>`,
  )
  const rest = errors > 0 ? '<p>Everything below shows what can be shown all the same.</p>' : ''
  return `<section class="problems" data-stops="${errors > 0}" aria-labelledby="problems">
<h2 id="problems">${title}</h2>
<ul>
${items.join('\n')}
</ul>
${rest}
</section>`
}
