import { listed } from '../content/report/markdown.ts'
import { escapeHtml, escapeMarkdown } from '../escape.ts'
import type { Comparison } from './compare.ts'
import { entriesOf, otherProblems, warningsOf, type Entry } from './entries.ts'
import { inAll } from './in-all.ts'
import { markedLine } from './marks.ts'
import type { Said } from './pull-request.ts'
import {
  alertWords,
  headline,
  LOOK_AT,
  missingPictures,
  problemsTitle,
  saidLines,
  stops,
  UNSEEN,
  whatNext,
} from './wording.ts'

/** The review in Markdown, for the page of a job: everything but the pictures. */
export function reviewSummary(
  comparison: Comparison,
  entries: readonly Entry[] = entriesOf(comparison),
  failed = 0,
  said: Said | null = null,
): string {
  const { unseen } = comparison
  const problems = otherProblems(comparison)
  const problemsHead = problems.length > 0 ? [`### ${problemsTitle(problems)}`] : []
  const found = problems.flatMap(({ file, line, column, sentence, advice }) =>
    listed(`\`${file}:${line}:${column}\` `, `${sentence} ${advice}`),
  )
  const missing = missingPictures(failed)
  return `${[
    [`## ${headline(comparison)}`],
    ...(said === null ? [] : saidLines(said).map((line) => [escapeMarkdown(line)])),
    entries.length > 0 ? [inAll(comparison, entries)] : [],
    missing === null ? [] : [`**${missing}**`],
    ...(stops(problems) ? [problemsHead, found] : []),
    entries.length > 0 ? [`### ${LOOK_AT}`, ...entries.flatMap(point)] : [],
    ...(stops(problems) ? [] : [problemsHead, found]),
    ...entries.map(section),
    unseen.length > 0 ? [`### ${UNSEEN}`] : [],
    unseen.map((file) => `- \`${file}\``),
    entries.length > 0 ? ['### What to do now', ...whatNext(comparison, entries)] : [],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** One line of the list at the top, and under it what must not be overlooked. */
function point({ badge, title, place, alerts, gist, notes, following }: Entry): string[] {
  const where = place === '' ? '' : ` · ${escapeMarkdown(place)}`
  return [
    `- ${badge}: **${escapeMarkdown(title)}**${where}`,
    ...alerts.map((alert) => {
      const { line } = alert
      const shown = line === null ? '' : `: ${markedLine(line, escapeMarkdown)}`
      return `  - ${escapeMarkdown(alertWords(alert))}${shown}`
    }),
    ...gist.map((line) => `  - ${markedLine(line, escapeMarkdown)}`),
    ...warningsOf(notes).map((sentence) => `  - ${escapeMarkdown(sentence)}`),
    ...(following ? [`  - ${escapeMarkdown(following.words)}`] : []),
  ]
}

function section({ badge, title, place, file, following, ...entry }: Entry): string[] {
  const about = [escapeMarkdown(place), file === null ? '' : `\`${file}\``]
  return [
    `### ${badge}: ${escapeMarkdown(title)}`,
    about.filter((part) => part !== '').join(' · '),
    '',
    ...details(entry),
    ...(following && following.entries.length > 0 ? folded(following) : []),
  ]
}

function details({ notes, parts }: Pick<Entry, 'notes' | 'parts'>): string[] {
  return [
    ...notes.flatMap(({ kind, sentence, advice }) =>
      listed(SIGNS[kind], advice === undefined ? sentence : `${sentence} ${advice}`),
    ),
    ...parts.flatMap(({ name, lines }) =>
      [`- **${name}**`].concat(lines.map((line) => `  - ${markedLine(line, escapeMarkdown)}`)),
    ),
  ]
}

const SIGNS = { mistake: '❌ ', because: '', advice: '💡 ' } as const

function folded({ words, entries, isOpen, example }: NonNullable<Entry['following']>): string[] {
  return [
    '',
    ...(example
      ? [
          `For example, in ${escapeMarkdown(example.title)}: ${markedLine(example.line, escapeMarkdown)}`,
          '',
        ]
      : []),
    // Beside a tag GitHub reads no Markdown.
    `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(words)}</summary>`,
    '',
    ...entries.flatMap(({ title, place, ...entry }) => [
      `**${escapeMarkdown(title)}** · ${escapeMarkdown(place)}`,
      '',
      ...details(entry),
      '',
    ]),
    '</details>',
  ]
}
