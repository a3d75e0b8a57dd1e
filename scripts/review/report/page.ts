import { escapeHtml } from '../../escape.ts'
import { countFailed } from '../pictures.ts'
import type { Review } from '../review.ts'
import type { Revision, Revisions } from '../revisions.ts'
import { headline, missingPictures, saidLines, stops, UNSEEN, whatNext } from '../wording.ts'
import { inAll } from '../in-all.ts'
import { entrySection } from './entry-section.ts'
import { lookAt } from './look-at.ts'
import { problemsSection } from './problems.ts'
import { STYLE } from './style.ts'

/** The review as one page of HTML that asks for nothing else: no script, pictures inside. */
export function reviewPage(review: Review): string {
  const { entries, pictures, revisions } = review
  const title = headline(review)
  const missing = missingPictures(countFailed(pictures))
  // What cannot go live stands first; what the check merely noticed, below what was changed.
  const isStopped = stops(review.problems)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="top">
<p class="about">What this change does to the student portal</p>
<h1>${escapeHtml(title)}</h1>
${saidBy(revisions)}
${entries.length === 0 ? '' : `<p>${inAll(review, entries)}</p>`}
<p class="about">What students see now → what they would see. What is <ins>new</ins>, what is <del>gone</del> and what <b>↑ ↓</b> moved is marked.</p>
${missing === null ? '' : `<p class="missing">${missing}</p>`}
</header>
<main>
${isStopped ? problemsSection(review) : ''}
${lookAt(entries)}
${isStopped ? '' : problemsSection(review)}
${entries.length > 0 ? details(review) : ''}
${unseenSection(review)}
${nextSection(review)}
</main>
</body>
</html>
`
}

function saidBy({ said }: Revisions): string {
  const lines = said === null ? [] : saidLines(said)
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
}

function details({ entries, pictures }: Review): string {
  return `<section aria-labelledby="details">
<h2 id="details">Before and after</h2>
${entries.map((entry) => entrySection(entry, pictures)).join('\n')}
</section>`
}

function unseenSection({ unseen }: Review): string {
  if (unseen.length === 0) return ''
  const files = unseen.map((file) => `<li><code>${escapeHtml(file)}</code></li>`)
  return `<section aria-labelledby="unseen"><h2 id="unseen">${UNSEEN}</h2><ul>${files.join('')}</ul></section>`
}

function nextSection(review: Review): string {
  const { base, head } = review.revisions
  const lines = whatNext(review, review.entries).map((line) => `<p>${escapeHtml(line)}</p>`)
  return `<section aria-labelledby="next"><h2 id="next">What to do now</h2>${lines.join('')}
<p class="about">Compared: ${escapeHtml(`${nameOf(base)} → ${nameOf(head)}`)}</p></section>`
}

/** For whoever keeps the repository. */
function nameOf(revision: Revision): string {
  if (revision.kind === 'working tree') return revision.name
  const short = revision.hash.slice(0, 7)
  return revision.hash.startsWith(revision.name) ? short : `${revision.name} (${short})`
}
