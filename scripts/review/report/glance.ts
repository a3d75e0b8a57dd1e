import { escapeHtml } from '../../escape.ts'
import type { Change } from '../changes.ts'
import type { Comparison } from '../compare.ts'
import { markedExchange } from '../marks.ts'
import type { SettingChange } from '../settings-changes.ts'
import { KIND_WORDS, titleOf } from '../wording.ts'

/** The list of everything affected, with the addresses that students would be sent to. */
export function glance({ changes }: Comparison): string {
  if (changes.length === 0) return ''
  const head = ['What', 'Where students find it', 'Where its buttons lead']
  return `<section aria-labelledby="glance">
<h2 id="glance">At a glance</h2>
${table(head, changes.map(row))}
${keys(changes)}
</section>`
}

function table(head: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll"><table>
<thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

function row(change: Change): string {
  const { kind, text } = change
  const buttons = text.buttons.map(({ name, to }) => `<li>${name}: ${escapeHtml(to)}</li>`)
  return `<tr>
<td><span class="badge" data-kind="${kind}">${KIND_WORDS[kind]}</span> ${linkTo(change)}</td>
<td>${text.kind === 'mail' ? 'In a mail' : escapeHtml(text.shownOn.join(', '))}</td>
<td>${buttons.length > 0 ? `<ul>${buttons.join('')}</ul>` : '–'}</td>
</tr>`
}

function linkTo(change: Change): string {
  return `<a href="#${anchorOf(change)}">${escapeHtml(titleOf(change))}</a>`
}

/** An anchor for a change: card-payments-receipt-upload. */
export function anchorOf({ text: { kind, id } }: Change): string {
  return `${kind}-${id.replaceAll('/', '-')}`
}

function keys(changes: readonly Change[]): string {
  const found = [...new Set(changes.flatMap(({ text }) => text.uses.linkKeys))].toSorted()
  if (found.length === 0) return ''
  return `<p>Link keys on these cards: ${found.map((key) => `<code>${escapeHtml(key)}</code>`).join(', ')}</p>`
}

/** What differs in the settings, and which cards and pages follow. */
export function settingsSection({ settings, changes }: Comparison): string {
  if (settings.length === 0) return ''
  const rows = settings.map((setting) => {
    const affected = changes.filter(({ because }) => because.includes(setting)).map(linkTo)
    return `<tr><td>${escapeHtml(setting.what)}</td><td>${markedExchange(setting, escapeHtml)}</td><td>${affected.join(', ') || everywhere(setting)}</td></tr>`
  })
  return `<section aria-labelledby="settings">
<h2 id="settings">Settings</h2>
${table(['What', 'Before → after', 'Cards and pages that follow'], rows)}
</section>`
}

function everywhere({ file }: SettingChange): string {
  if (file === 'content/navigation.json') return 'the sidebar, on every page'
  return file === 'content/site.json' ? 'the whole portal' : 'none uses it'
}
