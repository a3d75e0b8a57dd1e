import { counted } from '../content/report/summary.ts'
import { escapeMarkdown } from '../escape.ts'
import { adviceOn } from './advice.ts'
import type { Change } from './changes.ts'
import type { Comparison } from './compare.ts'
import { compareTexts } from './compare-texts.ts'
import { markedExchange, markedLine } from './marks.ts'
import { headline, KIND_WORDS, placeOf, titleOf } from './wording.ts'

/** The review in Markdown, for the page of a job: everything but the pictures. */
export function reviewSummary(comparison: Comparison): string {
  const { changes, settings, problems, unseen } = comparison
  return `${[
    [`## ${headline(comparison)}`],
    problems.length > 0 ? [`### ${counted(problems.length, 'thing')} to mend or to look at`] : [],
    problems.map(
      ({ file, line, column, sentence, advice }) =>
        `- \`${file}:${line}:${column}\` ${escapeMarkdown(`${sentence} ${advice}`)}`,
    ),
    settings.length > 0 ? ['### Settings'] : [],
    settings.map(
      (setting) => `- ${escapeMarkdown(setting.what)}: ${markedExchange(setting, escapeMarkdown)}`,
    ),
    ...changes.map(section),
    unseen.length > 0 ? ['### Changed without a difference for students'] : [],
    unseen.map((file) => `- \`${file}\``),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function section(change: Change): string[] {
  const { kind, text } = change
  const buttons = kind === 'removed' ? [] : text.buttons
  return [
    `### ${KIND_WORDS[kind]}: ${escapeMarkdown(titleOf(change))}`,
    `${placeOf(text)} · \`${text.file}\``,
    '',
    ...change.because.map((setting) => {
      const exchange = markedExchange(setting, escapeMarkdown)
      return `- Follows from: ${escapeMarkdown(setting.what)}, ${exchange}`
    }),
    ...adviceOn(change).map((sentence) => `- 💡 ${escapeMarkdown(sentence)}`),
    ...compareTexts(change).flatMap(({ name, lines }) =>
      [`- **${name}**`].concat(lines.map((line) => `  - ${markedLine(line, escapeMarkdown)}`)),
    ),
    ...(buttons.length > 0 ? ['- **Students are sent to**'] : []),
    ...buttons.map(({ name, to }) => `  - ${name}: ${escapeMarkdown(to)}`),
  ]
}
