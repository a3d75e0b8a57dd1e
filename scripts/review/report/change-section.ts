import { compareTexts } from '../compare-texts.ts'
import type { Change } from '../changes.ts'
import type { Review } from '../review.ts'
import { anchorOf, KIND_WORDS, pagesOf, textOf, titleOf } from '../wording.ts'
import { differenceList } from './difference.ts'
import { escapeHtml } from '../../escape.ts'
import { looks } from './looks.ts'

/** Everything about one card or page. */
export function changeSection(change: Change, review: Review): string {
  const text = textOf(change)
  const parts = compareTexts(change, review)
  const side = change.kind === 'removed' ? review.base : review.head
  return `<article id="${anchorOf(change)}" class="change">
<header>
<h3><span class="badge" data-kind="${change.kind}">${KIND_WORDS[change.kind]}</span> ${escapeHtml(titleOf(change))}</h3>
<p class="file">${text.kind === 'card' ? 'Card' : 'Page'} on ${pagesOf(text, side).map(escapeHtml).join(', ') || 'no page'} · <code>${escapeHtml(text.file)}</code></p>
</header>
${notes(change, parts.length === 0, review)}
${differenceList(parts)}
${looks(change, review.pictures)}
</article>`
}

function notes(change: Change, sameWords: boolean, { advice, notDrawn, problems }: Review): string {
  const { file } = textOf(change)
  const errors = problems.filter((problem) => problem.file === file)
  const lines = [
    ...errors.map(({ line, sentence, advice }) =>
      note('mistake', `Line ${line}: ${sentence} ${advice}`),
    ),
    ...(change.after && notDrawn.has(file) && errors.length > 0
      ? [note('mistake', 'No picture can be taken of it until that is mended.')]
      : []),
    ...change.because.map(({ what, before, after }) =>
      note(
        'because',
        `Follows from a setting. ${what}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
      ),
    ),
    ...(advice.get(change) ?? []).map((sentence) => note('advice', sentence)),
    // Such as a word that became bold, or another picture.
    ...(sameWords && change.kind === 'changed' && change.because.length === 0
      ? [note('because', 'The words are the same; how they look is not.')]
      : []),
  ]
  return lines.length === 0 ? '' : `<ul class="notes">\n${lines.join('\n')}\n</ul>`
}

function note(kind: 'mistake' | 'because' | 'advice', sentence: string): string {
  return `<li data-kind="${kind}">${escapeHtml(sentence)}</li>`
}
