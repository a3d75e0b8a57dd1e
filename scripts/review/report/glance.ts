import type { Change } from '../changes.ts'
import type { Review } from '../review.ts'
import type { SettingChange } from '../settings-changes.ts'
import {
  anchorOf,
  buttonName,
  KIND_WORDS,
  keysOf,
  pagesOf,
  textOf,
  titleOf,
  whereTo,
} from '../wording.ts'
import { exchange } from './difference.ts'
import { escapeHtml } from '../../escape.ts'

/** The list of everything affected, with the addresses that students would be sent to. */
export function glance(review: Review): string {
  const { cards, pages } = review.changes
  const all = [...cards, ...pages]
  if (all.length === 0) return ''
  return `<section aria-labelledby="glance">
<h2 id="glance">At a glance</h2>
<div class="scroll"><table>
<thead><tr><th>What</th><th>Where students find it</th><th>Where its buttons lead</th></tr></thead>
<tbody>
${all.map((change) => row(change, review)).join('\n')}
</tbody>
</table></div>
${keys(all)}
</section>`
}

function row(change: Change, review: Review): string {
  const text = textOf(change)
  const side = change.kind === 'removed' ? review.base : review.head
  const links = text.kind === 'card' ? text.links : []
  const buttons = links.map(
    (link, index) =>
      `<li>${buttonName(index, links.length)}: ${escapeHtml(whereTo(link, side))}</li>`,
  )
  return `<tr>
<td><span class="badge" data-kind="${change.kind}">${KIND_WORDS[change.kind]}</span> <a href="#${anchorOf(change)}">${escapeHtml(titleOf(change))}</a></td>
<td>${pagesOf(text, side).map(escapeHtml).join(', ')}</td>
<td>${buttons.length > 0 ? `<ul>${buttons.join('')}</ul>` : '–'}</td>
</tr>`
}

function keys(changes: readonly Change[]): string {
  const found = [...new Set(changes.flatMap((change) => keysOf(textOf(change))))].toSorted()
  if (found.length === 0) return ''
  return `<p>Link keys on these cards: ${found.map((key) => `<code>${escapeHtml(key)}</code>`).join(', ')}</p>`
}

/** What differs in the settings, and which cards and pages follow. */
export function settingsSection({ settings, changes }: Review): string {
  if (settings.length === 0) return ''
  const all = [...changes.cards, ...changes.pages]
  const rows = settings.map((setting) => {
    const affected = all.filter(({ because }) => because.includes(setting))
    const links = affected.map(
      (change) => `<a href="#${anchorOf(change)}">${escapeHtml(titleOf(change))}</a>`,
    )
    return `<tr><td>${escapeHtml(setting.what)}</td><td>${exchange(setting.before, setting.after)}</td><td>${links.join(', ') || everywhere(setting)}</td></tr>`
  })
  return `<section aria-labelledby="settings">
<h2 id="settings">Settings</h2>
<div class="scroll"><table>
<thead><tr><th>What</th><th>Before → after</th><th>Cards and pages that follow</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
</section>`
}

function everywhere({ file }: SettingChange): string {
  if (file === 'content/navigation.json') return 'the sidebar, on every page'
  return file === 'content/site.json' ? 'the whole portal' : 'none uses it'
}
