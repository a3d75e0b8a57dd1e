import { excerpt } from '../../content/report/excerpt.ts'
import type { Comparison } from '../compare.ts'
import { otherProblems } from '../entries.ts'
import type { Review } from '../review.ts'
import { escapeHtml } from '../../escape.ts'
import { problemsTitle, stops } from '../wording.ts'
import { wordsAndLines } from './words-and-lines.ts'

/** What the check says of the new version. */
export function problemsSection(review: Comparison & Pick<Review, 'lineOf'>): string {
  const { lineOf } = review
  const problems = otherProblems(review)
  if (problems.length === 0) return ''
  const isStopped = stops(problems)
  const items = problems.map((problem) => {
    const { file, line, column, sentence, advice } = problem
    const shown = lineOf(problem)
    const lines =
      shown === null ? '' : `<pre>${escapeHtml(excerpt(shown, problem).join('\n'))}</pre>`
    return `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code><br>${escapeHtml(sentence)}${lines}${wordsAndLines(advice)}</li>`
  })
  const rest = isStopped ? '<p>Everything below shows what can be shown all the same.</p>' : ''
  return `<section class="problems" data-stops="${isStopped}" aria-labelledby="problems">
<h2 id="problems">${problemsTitle(problems)}</h2>
<ul>
${items.join('\n')}
</ul>
${rest}
</section>`
}
