import type { Finding, FindingAt } from '../problem.ts'

/** How many lines of a paragraph must look so: 'list' for two, or one in or above a list. */
type Least = 1 | 2 | 'list'

const NO_LIST: Finding = [
  'This sign does not make a list.',
  'Begin each line of the list with a hyphen and a space.',
]
const NO_SPACE: Finding = [
  'This sign makes no list without a plain space after it.',
  'Write the space, as in - a pen or 1. Open the form',
]
const NO_TABLE: Finding = [
  'These lines make no table.',
  'Write | --- for each column and | at the end as the second row, as in | --- | --- |',
]

/** Lines that look like something and are plain text; the first that fits counts. */
const RULES: readonly (readonly [RegExp, Least, ...Finding])[] = [
  // The points of other programs. Word's second level is o or §, with more than one space after it.
  [/^[•·●▪▫‣◦○■□➢➤▸►▶❖⁃✓✔\uf0a7\uf0b7]\s*\S|^(?:o(?:\t|\u00a0| {2})|§\s)\s*\p{L}/u, 1, ...NO_LIST],
  [/^o \S/, 'list', ...NO_LIST],
  [/^[–—−][ \u00a0]+\S/, 2, ...NO_LIST],
  [/^[-*+]\u00a0+\D/, 1, ...NO_SPACE],
  [/^(?:-|\d{1,2}[.)])(?:[\p{L}"“(*_[]|\{\{|\u00a0)/u, 'list', ...NO_SPACE],
  // Two spaces or a backslash at its end keep a line apart from the next one.
  [
    /^\(?(?:[a-z]|[ivx]+)\)[ \t\u00a0](?!.*(?: {2}|\\)$)/,
    2,
    'These lines would run into one: letters make no list.',
    'Begin each line with - and a space before its letter, or leave an empty line between them.',
  ],
  [
    /^#{1,6}\u00a0|^#{2,6}[\p{L}\p{N}"“(*{]/u,
    1,
    'There is no plain space after this sign, so it makes no heading.',
    'Write the space, as in ## Fees',
  ],
  [
    /^={3,}\s*$/,
    1,
    'Students would see these signs.',
    'Remove this line. If two people changed the text, keep one of the versions above and below it.',
  ],
  [/^(?=.*\|)(?=.*[-–—−])[|:\s–—−-]+$/, 1, ...NO_TABLE],
  [/^\|.+\|\s*$/, 2, ...NO_TABLE],
  [
    /\S *\t\s*\S/,
    2,
    'These lines come from a table of another program: students would see no table.',
    'Write | around each cell, and a second row of hyphens: | Fee | Amount |, below it | --- | --- |',
  ],
]

/** Finds a list, a heading or a table as other programs write it. @param listFrom the first line that is in or above a list */
export function checkLines(text: string, listFrom: number): FindingAt[] {
  const lines = text.split('\n').map((line) => line.replace(/^[\s>]+/, ''))
  const fitting = RULES.find(([pattern, least]) => {
    const fits = (line: string) => pattern.test(line)
    if (least === 'list' && lines.slice(listFrom).some(fits)) return true
    return lines.filter(fits).length >= (least === 1 ? 1 : 2)
  })
  if (!fitting) return []
  const [pattern, , ...finding] = fitting
  const first = lines.findIndex((line) => pattern.test(line))
  return [[text.split('\n', first).join('\n').length + Math.min(first, 1), ...finding]]
}
