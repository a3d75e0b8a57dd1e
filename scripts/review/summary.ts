import { counted } from '../content/report/summary.ts'
import { escapeMarkdown } from '../escape.ts'
import type { Change } from './changes.ts'
import { compareTexts, type PartLine } from './compare-texts.ts'
import type { Review } from './review.ts'
import { buttonName, headline, KIND_WORDS, pagesOf, textOf, titleOf, whereTo } from './wording.ts'

/** The review in Markdown, for the page of a job: everything but the pictures. */
export function reviewSummary(review: Review): string {
  const { changes, settings, problems, unseen } = review
  const all = [...changes.cards, ...changes.pages]
  return `${[
    [`## ${headline(changes, settings)}`],
    problems.length > 0 ? [`### ${counted(problems.length, 'thing')} to mend or to look at`] : [],
    problems.map(
      ({ file, line, column, sentence, advice }) =>
        `- \`${file}:${line}:${column}\` ${escapeMarkdown(`${sentence} ${advice}`)}`,
    ),
    settings.length > 0 ? ['### Settings'] : [],
    settings.map(
      ({ what, before, after }) => `- ${escapeMarkdown(what)}: ${exchange(before, after)}`,
    ),
    ...all.map((change) => section(change, review)),
    unseen.length > 0 ? ['### Changed without a difference for students'] : [],
    unseen.map((file) => `- \`${file}\``),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function section(change: Change, review: Review): string[] {
  const text = textOf(change)
  const side = change.kind === 'removed' ? review.base : review.head
  const links = text.kind === 'card' ? text.links : []
  const where = pagesOf(text, side).join(', ')
  return [
    `### ${KIND_WORDS[change.kind]}: ${escapeMarkdown(titleOf(change))}`,
    `${text.kind === 'card' ? 'Card' : 'Page'} on ${where || 'no page'} · \`${text.file}\``,
    '',
    ...change.because.map(
      ({ what, before, after }) =>
        `- Follows from: ${escapeMarkdown(what)}, ${exchange(before, after)}`,
    ),
    ...(review.advice.get(change) ?? []).map((sentence) => `- 💡 ${escapeMarkdown(sentence)}`),
    ...compareTexts(change, review).map(({ name, lines }) =>
      [`- **${name}**`, lines.map((line) => `  - ${partLine(line)}`)].flat().join('\n'),
    ),
    ...(links.length > 0 && change.kind !== 'removed' ? ['- **Students are sent to**'] : []),
    ...(change.kind === 'removed' ? [] : links).map(
      (link, index) =>
        `  - ${buttonName(index, links.length)}: ${escapeMarkdown(whereTo(link, side))}`,
    ),
  ]
}

function partLine(line: PartLine): string {
  switch (line.kind) {
    case 'words':
      return line.line.map(({ kind, words }) => marked(kind, words)).join('')
    case 'exchange':
      return `${escapeMarkdown(line.of)}: ${exchange(line.before, line.after)}`
    case 'left out':
      return '…'
  }
}

function marked(kind: 'same' | 'gone' | 'new', words: string): string {
  if (kind === 'same') return escapeMarkdown(words)
  // As HTML: stars and tildes do not mark words that begin or end with a space.
  const tag = kind === 'new' ? 'ins' : 'del'
  return `<${tag}>${escapeMarkdown(words)}</${tag}>`
}

function exchange(before: string | null, after: string | null): string {
  const sides = [
    before === null ? '' : marked('gone', before),
    after === null ? '' : marked('new', after),
  ]
  return sides.filter((side) => side !== '').join(' → ')
}
