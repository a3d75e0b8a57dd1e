import { escapeHtml, escapeMarkdown, printable } from '../system/escape.ts'
import { formatProblem, MOST_TOLD, plural, type Problem } from '../content/for-tools.ts'
import type { Pictures } from './camera.ts'
import type { Entry, Review } from './compare.ts'
import { cell, markSides } from './marks.ts'
import { isAsked } from './risks.ts'

/** A part of the report in Markdown, with the entry that it shows. */
export type Section = { readonly markdown: string; readonly entry: Entry | null }

/** The whole review, section by section. @param versions says what is compared */
export function reportSections(
  review: Review,
  { missing }: Pick<Pictures, 'missing'>,
  versions = '',
): Section[] {
  const { entries, problems, unseen } = review
  const asked = entries.filter(({ risk }) => isAsked(risk))
  const others = entries.filter(({ risk }) => !isAsked(risk))
  return [
    [plain('## What students will see')],
    versions === '' ? [] : [plain(versions)],
    [plain(`${headline(review)}.`)],
    missing.map((sentence) => plain(escapeMarkdown(sentence))),
    problems.length > 0 ? [plain(problemsSection(problems))] : [],
    asked.length > 0 ? [plain(`### Ask before you approve\n\n${ASK}`)] : [],
    asked.map(entrySection),
    others.length > 0 ? [plain(`### What ${asked.length > 0 ? 'else ' : ''}changes`)] : [],
    others.map(entrySection),
    unseen > 0 ? [plain(`Files without visible changes: ${unseen}.`)] : [],
  ].flat()
}

export function reportMarkdown(sections: readonly Section[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`
}

const ASK = 'Ask somebody at your school who knows, and compare every digit and letter.'

function plain(markdown: string): Section {
  return { markdown, entry: null }
}

/** '1 removed page, 2 changed cards and 3 changed settings'. */
export function headline({ entries, problems }: Review): string {
  const names = entries.flatMap(({ kind, what, changes }) =>
    what === 'settings' ? changes.map(() => 'changed setting') : `${kind} ${what}`,
  )
  const counts = Map.groupBy(names, (name) => name)
  const parts = Array.from(counts, ([name, all]) => plural(all.length, name))
  if (parts.length > 0) return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
  const isHidden = problems.some(({ severity }) => severity === 'error')
  return isHidden ? 'A mistake hides what changes' : 'Students see no difference'
}

const KINDS = {
  removed: { badge: 'Removed', columns: ['Until now'] },
  changed: { badge: 'Changed', columns: ['Before', 'After'] },
  new: { badge: 'New', columns: ['Now'] },
  moved: { badge: 'Moved', columns: ['Before', 'After'] },
} as const satisfies Record<Entry['kind'], object>

function problemsSection(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const title =
    errors > 0
      ? `${plural(errors, 'mistake')} to correct before it can be accepted`
      : 'What the check noticed'
  const lines = problems.slice(0, MOST_TOLD).map((problem) => `- ${typed(formatProblem(problem))}`)
  const more = problems.length - lines.length
  return [`### ${title}\n`, ...lines, ...(more > 0 ? [`- … and ${more} more.`] : [])].join('\n')
}

/** What somebody typed, or the name of a file, which can hold anything. */
function typed(words: string): string {
  return escapeMarkdown(printable(words))
}

function entrySection(entry: Entry): Section {
  const { kind, title, place, files, alerts } = entry
  const about = `${escapeMarkdown(place)} · ${typed(files.join(', '))}`
  const markdown = [
    `#### ${KINDS[kind].badge}: ${escapeMarkdown(title)}`,
    about,
    ...(alerts.length > 0 ? [alerts.map((says) => `- **${withLinks(says)}**`).join('\n')] : []),
    changesTable(entry),
  ]
  return { markdown: markdown.join('\n\n'), entry }
}

/** Each address in the words can be opened. */
function withLinks(words: string): string {
  const parts = words.split(/(https?:\/\/[^\s)“”]*[^\s)“”.,])/)
  return parts
    .map((part) => {
      const url = part.startsWith('http') ? URL.parse(part) : null
      return url ? `[${cell(part)}](<${escapeHtml(url.href)}>)` : cell(part)
    })
    .join('')
}

function changesTable({ kind, changes }: Entry): string {
  const columns = KINDS[kind].columns
  const rows = changes.map((change) => {
    const { label, before, after, places = [] } = change
    const { before: was, after: is } = markSides(change)
    const where = places.length > 0 ? `<br>in ${cell(places.join(', '))}` : ''
    return [
      `**${cell(label)}**${where}`,
      ...(columns.length === 2 ? [was, is] : [cell(before + after)]),
    ]
  })
  return [['What', ...columns], [...columns, ''].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
