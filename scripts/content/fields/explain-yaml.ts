import type { Document } from 'yaml'
import type { Finding, FindingAt } from '../problem.ts'
import { oddFences } from './explain-fences.ts'

/** A line of fields, cut at its colon. */
type Line = {
  readonly text: string
  readonly offset: number
  /** The text after `name: `; the whole line if it has no name. */
  readonly value: string
  readonly valueOffset: number
  readonly hasName: boolean
  readonly isEntry: boolean
}

type Rule = readonly [matches: (line: Line) => boolean, ...Finding]

/** Before the words of a line or its hyphen, or right behind that: white space that is not a plain space. */
const ODD_SPACE = /^ *(?:- *)?[^\S ]/

const OTHER_SPACE: Finding = [
  'This line begins with a tab, or with a space of another kind.',
  'Use as many plain spaces as the lines around it.',
]
const QUOTES: Finding[1] =
  'Put the whole text after the first colon into double quotes: title: "Exams: when and where"'

const CURLY_QUOTES: Rule = [
  ({ value }) => /^[“”„][^“”„]*[“”"]$/.test(value),
  'The quotes around this text are curly, as word processors make them.',
  'Type straight double quotes instead: "…"',
]
const SIGN: Rule = [
  ({ value }) => /^(?:[@`%&*!\]},]|\{\{|[|>](?![+-]?\d?$)|[[{][^\]}]*$)/.test(value),
  'A text that begins with a sign like this needs quotes.',
  QUOTES,
]

/** Mistakes that keep fields from being read. */
const UNREADABLE: readonly Rule[] = [
  CURLY_QUOTES,
  [
    ({ value }) =>
      /^["']/.test(value) && !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*(?:#.*)?$/.test(value),
    'The quotes of this text do not match.',
    'Write one double quote before the first word and one after the last; inside the text write \\" for a quote.',
  ],
  [
    ({ hasName, value }) => hasName && /:(?:\s|$)/.test(value) && !/^["'[{]/.test(value),
    'A text with a colon in it needs quotes.',
    QUOTES,
  ],
  SIGN,
  [
    ({ text, hasName }) =>
      !hasName && /^ *(?:- )?(?!(?:https?|mailto|tel):)[a-z_]+:[^ ]/i.test(text),
    'There is no space after the colon.',
    'Write a space between the colon and the text.',
  ],
  [
    ({ text, hasName }) => !hasName && /^[^\s#-]/.test(text),
    'This line is not a field.',
    'Write it on the line of its field, or below the second ---. A field looks like title: Exams',
  ],
]

/** Values that can be read, but mean something else. */
const MISLEADING: readonly Rule[] = [
  [(line) => /^(?:\{\{|[&!])/.test(line.value), SIGN[1], SIGN[2]],
  CURLY_QUOTES,
  [
    ({ hasName, isEntry, value }) =>
      (hasName || isEntry) && !/^["'[]/.test(value) && /(?:^|\s)#/.test(value),
    'Students do not see the text after #.',
    'If they should read it, put the whole text into double quotes. If it is a remark for writers, write it on a line of its own.',
  ],
]

/** Says why fields cannot be read: one sentence, because a mistake often spoils the lines below it. */
export function explainYaml(yaml: string, { errors, warnings }: Document): FindingAt {
  const [space] = [...oddFences(yaml), ...oddSpaces(yaml)]
  if (space) return space
  const [{ code, pos: [at] } = { code: null, pos: [0] }] = [...errors, ...warnings]
  if (code === 'DUPLICATE_KEY') {
    const name = /^[^\s:]+/.exec(yaml.slice(at))?.[0]
    return [at, `The field ${name} is there twice.`, 'Remove the wrong one.']
  }
  const [finding] = findRules(yaml, UNREADABLE)
  if (finding) return finding
  return [
    misplacedLine(yaml)?.offset ?? at,
    'The portal cannot read the fields from this line on.',
    'Begin a field at the left edge, and its parts two spaces further in. Put a text with special signs into double quotes.',
  ]
}

/** Lines that begin with such a space, or with a tab. Some can be read, but mean something else. */
export function oddSpaces(yaml: string): FindingAt[] {
  return linesOf(yaml).flatMap(({ text, offset }) =>
    ODD_SPACE.test(text) ? [[offset + text.search(/[^\S ]/), ...OTHER_SPACE]] : [],
  )
}

/** The first line that begins further left or right than the lines above it let it. The parser often names another one. */
function misplacedLine(yaml: string): Line | undefined {
  let edges = [0]
  let closed: readonly number[] = []
  let above: Line | undefined
  for (const line of linesOf(yaml).filter(({ hasName, isEntry }) => hasName || isEntry)) {
    const indent = line.text.search(/\S/)
    const outer = edges.filter((edge) => edge <= indent)
    const isBelowItsName = above?.hasName && above.value === ''
    // A line too far left has closed the list that goes on here.
    if (outer.at(-1) !== indent && !isBelowItsName) return closed.includes(indent) ? above : line
    closed = edges.slice(outer.length)
    edges = [...new Set([...outer, indent, line.text.search(/[^\s-]/)])]
    above = line
  }
  return undefined
}

/** Says which values do not mean what their writer sees. */
export function explainLines(yaml: string): FindingAt[] {
  return findRules(yaml, MISLEADING)
}

/** The first rule that matches each line. */
function findRules(yaml: string, rules: readonly Rule[]): FindingAt[] {
  return linesOf(yaml).flatMap((line) => {
    const [, ...finding] = rules.find(([matches]) => matches(line)) ?? []
    return finding.length === 0 ? [] : [[line.valueOffset, ...finding]]
  })
}

/** The lines that hold more than a remark. */
function linesOf(yaml: string): Line[] {
  let offset = 0
  /** The indent of a field with | or >, whose text follows on the next lines. */
  let block = Infinity
  return yaml.split('\n').flatMap((text) => {
    const start = offset
    offset += text.length + 1
    const indent = text.search(/[^ ]|$/)
    if (/^[ \t]*(?:#.*)?$/.test(text) || indent > block) return []
    block = /: +[|>][+-]?\d?\s*$/.test(text) ? indent : Infinity
    const [, prefix = '', name = '', value = ''] =
      /^(\s*(?:- +)?)((?:[\w-]+:(?:[ \t]+|$))?)(.*)$/.exec(text.trimEnd()) ?? []
    const valueOffset = start + prefix.length + name.length
    const isEntry = prefix.includes('-')
    return { text, offset: start, value, valueOffset, hasName: name !== '', isEntry }
  })
}
