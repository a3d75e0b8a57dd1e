import { escapeHtml } from '../../escape.ts'
import type { ChangedPart, PartLine } from '../compare-texts.ts'
import type { Entry, Note } from '../entries.ts'
import type { Pictures } from '../views.ts'
import { looks } from './looks.ts'
import { shownLine } from './shown-line.ts'
import { wordsAndLines } from './words-and-lines.ts'

/** Everything about one thing that changed. */
export function entrySection(entry: Entry, pictures: Pictures): string {
  const { anchor, title, following } = entry
  return `<article id="${anchor}" class="change" aria-labelledby="${anchor}-title">
<header>
<h3 id="${anchor}-title">${badge(entry)} ${escapeHtml(title)}</h3>
${about(entry)}
</header>
${details(entry, pictures)}
${following && following.entries.length > 0 ? folded(following, pictures) : ''}
</article>`
}

export function badge({ badge, tone }: Pick<Entry, 'badge' | 'tone'>): string {
  return `<span class="badge" data-tone="${tone}">${badge}</span>`
}

function about({ place, file }: Entry): string {
  const words = [escapeHtml(place), file === null ? '' : `<code>${escapeHtml(file)}</code>`]
  return `<p class="file">${words.filter((part) => part !== '').join(' · ')}</p>`
}

function details({ notes, parts, views }: Entry, pictures: Pictures): string {
  return [noteList(notes), differenceList(parts), looks(views, pictures)].join('\n')
}

function noteList(notes: readonly Note[]): string {
  if (notes.length === 0) return ''
  const items = notes.map(
    ({ kind, sentence, advice = '' }) =>
      `<li data-kind="${kind}">${wordsAndLines(`${sentence} ${advice}`)}</li>`,
  )
  return `<ul class="notes">\n${items.join('\n')}\n</ul>`
}

/** The changed parts of a text as a list of names with what is new and what is gone. */
function differenceList(parts: readonly ChangedPart[]): string {
  if (parts.length === 0) return ''
  const rows = parts.map(
    ({ name, lines }) => `<div><dt>${name}</dt><dd>${lines.map(paragraph).join('\n')}</dd></div>`,
  )
  return `<dl class="difference">\n${rows.join('\n')}\n</dl>`
}

function paragraph(line: PartLine): string {
  const attributes = line.kind === 'left out' ? ' class="left-out"' : ''
  return `<p${attributes}>${shownLine(line)}</p>`
}

/** What merely follows: one line, which unfolds to the words and an example or two in pictures. */
function folded(following: NonNullable<Entry['following']>, pictures: Pictures): string {
  const { words, entries, isOpen, example } = following
  const items = entries.map(
    (entry) =>
      `<li><h4>${escapeHtml(entry.title)}</h4>${about(entry)}${details(entry, pictures)}</li>`,
  )
  const shown = example
    ? `<p class="example">For example, in ${escapeHtml(example.title)}: ${shownLine(example.line)}</p>`
    : ''
  return `${shown}<details class="following"${isOpen ? ' open' : ''}><summary>${escapeHtml(words)}</summary><ul>${items.join('\n')}</ul></details>`
}
