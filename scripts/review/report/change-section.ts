import { escapeHtml } from '../../escape.ts'
import { adviceOn } from '../advice.ts'
import type { Change } from '../changes.ts'
import { compareTexts, type ChangedPart, type PartLine } from '../compare-texts.ts'
import { markedLine } from '../marks.ts'
import type { Review } from '../review.ts'
import { KIND_WORDS, placeOf, titleOf } from '../wording.ts'
import { anchorOf } from './glance.ts'
import { looks } from './looks.ts'

/** Everything about one card, page or mail. */
export function changeSection(change: Change, review: Review): string {
  const { kind, text } = change
  const parts = compareTexts(change)
  return `<article id="${anchorOf(change)}" class="change">
<header>
<h3><span class="badge" data-kind="${kind}">${KIND_WORDS[kind]}</span> ${escapeHtml(titleOf(change))}</h3>
<p class="file">${escapeHtml(placeOf(text))} · <code>${escapeHtml(text.file)}</code></p>
</header>
${notes(change, parts.length === 0, review)}
${differenceList(parts)}
${looks(change, review.pictures)}
</article>`
}

function notes(change: Change, sameWords: boolean, { problems }: Review): string {
  const { kind, text, after, because } = change
  const own = problems.filter(({ file }) => file === text.file)
  const lines = [
    ...own.map(({ line, sentence, advice }) =>
      note('mistake', `Line ${line}: ${sentence} ${advice}`),
    ),
    ...(after && text.kind !== 'mail' && own.some(({ severity }) => severity === 'error')
      ? [note('mistake', 'No picture can be taken of it until that is mended.')]
      : []),
    ...because.map(({ what, before, after }) =>
      note(
        'because',
        `Follows from a setting. ${what}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
      ),
    ),
    ...adviceOn(change).map((sentence) => note('advice', sentence)),
    // Such as a word that became bold, or another picture.
    ...(sameWords && kind === 'changed' && because.length === 0
      ? [note('because', 'The words are the same; how they look is not.')]
      : []),
  ]
  return lines.length === 0 ? '' : `<ul class="notes">\n${lines.join('\n')}\n</ul>`
}

function note(kind: 'mistake' | 'because' | 'advice', sentence: string): string {
  return `<li data-kind="${kind}">${escapeHtml(sentence)}</li>`
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
  return `<p${attributes}>${markedLine(line, escapeHtml)}</p>`
}
