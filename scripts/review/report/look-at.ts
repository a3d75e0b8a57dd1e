import { escapeHtml } from '../../escape.ts'
import type { Alert } from '../alert.ts'
import { warningsOf, type Entry } from '../entries.ts'
import { alertWords, LOOK_AT, TICKS } from '../wording.ts'
import { badge } from './entry-section.ts'
import { shownLine } from './shown-line.ts'

/** The list at the top: everything to look at, what matters most first, each with a tick to set. */
export function lookAt(entries: readonly Entry[]): string {
  if (entries.length === 0) return ''
  return `<section aria-labelledby="look-at">
<h2 id="look-at">${LOOK_AT}</h2>
<p class="place">${TICKS}</p>
<ul class="points">
${entries.map(point).join('\n')}
</ul>
</section>`
}

function point(entry: Entry): string {
  const { anchor, title, place, alerts, gist, notes, following } = entry
  const name = escapeHtml(title)
  const lines = [
    ...alerts.map(alertLine),
    ...gist.map((line) => `<li>${shownLine(line)}</li>`),
    ...warningsOf(notes).map((sentence) => `<li data-grade="look">${escapeHtml(sentence)}</li>`),
    ...(following ? [`<li>${escapeHtml(following.words)}</li>`] : []),
  ]
  return `<li>
<input type="checkbox" id="seen-${anchor}" aria-label="${name}: looked at">
<div><p>${badge(entry)} <a href="#${anchor}">${name}</a> <span class="place">${escapeHtml(place)}</span></p>
${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}</div>
</li>`
}

function alertLine(alert: Alert): string {
  const { grade, line } = alert
  const shown = line === null ? '' : `: ${shownLine(line)}`
  return `<li data-grade="${grade}"><strong>${escapeHtml(alertWords(alert))}</strong>${shown}</li>`
}
