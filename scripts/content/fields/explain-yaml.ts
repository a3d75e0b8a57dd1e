import type { Document } from 'yaml'
import type { Found } from '../problem.ts'

/** A line of fields, cut at its colon. */
type Line = {
  readonly text: string
  readonly offset: number
  /** White space, and the hyphen of a list. */
  readonly prefix: string
  /** The text behind `name: `; the whole line where it has no name. */
  readonly value: string
  readonly valueOffset: number
  readonly hasName: boolean
}

type Rule = {
  readonly fits: (line: Line) => boolean
  readonly message: string
  readonly advice: string
}

const QUOTE_IT =
  'Put the whole text behind the first colon into double quotes: title: "Exams: when and where"'

/** White space in front of a line that is no plain space. */
const ODD_SPACE = /^ *[^\S ]/

/** Mistakes that keep fields from being read, the first that fits a line is told. */
const MISTAKES: readonly Rule[] = [
  {
    fits: ({ text }) => ODD_SPACE.test(text),
    message: 'A tab, or a space of another kind, stands at the beginning of this line.',
    advice: 'Write plain spaces there, as many as its neighbours have.',
  },
  {
    fits: ({ value }) => /^[“”„‘’]/.test(value),
    message: 'This text is in curly quotes, as word processors make them.',
    advice: 'Type straight double quotes in their place: "…"',
  },
  {
    fits: ({ value }) => /^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/.test(value),
    message: 'This text begins with a quote that is never closed.',
    advice: 'Write the same quote behind the last word, too.',
  },
  {
    fits: ({ value }) => /^"(?:[^"\\]|\\.)*"\s*[^\s#]|^'(?:[^']|'')*'\s*[^\s#]/.test(value),
    message: 'The text goes on behind its closing quote.',
    advice: 'Put the whole text into double quotes, and write \\" for a quote inside of it.',
  },
  {
    fits: ({ hasName, value }) => hasName && /:(?:\s|$)/.test(value) && !/^["'[{]/.test(value),
    message: 'A text with a colon in it needs quotes.',
    advice: QUOTE_IT,
  },
  {
    fits: ({ value }) =>
      /^[@`%&*!|>[\]{},]/.test(value) && !/^(?:[|>][+-]?|\[.*\]|\{.*\})$/.test(value),
    message: 'A text that begins with a sign like this needs quotes.',
    advice: QUOTE_IT,
  },
  {
    fits: ({ text, hasName }) =>
      !hasName && /^\s*(?:- )?(?!(?:https?|mailto|tel):)[A-Za-z_]+:\S/.test(text),
    message: 'A space is missing behind the colon.',
    advice: 'Write a space between the colon and the text.',
  },
  {
    fits: ({ text, hasName }) => !hasName && /^[^\s#-]/.test(text),
    message: 'This line is no field: a name, a colon and a space are missing before its text.',
    advice:
      'Write it behind the field that it belongs to, on the same line, or below the second ---.',
  },
]

/** Values that can be read, but not as they were meant. */
const UNQUOTED_SIGN: Rule = {
  fits: ({ value }) => /^(?:\{\{|[&!])/.test(value),
  message: 'A text that begins with a sign like this needs quotes.',
  advice: 'Put the whole text into double quotes, as in "{{lesson_time}}"',
}

const MISLEADING: readonly Rule[] = [
  UNQUOTED_SIGN,
  {
    fits: ({ value }) => /^[“„].*[“”"]$/.test(value) && !/[“”„]/.test(value.slice(1, -1)),
    message: 'This text is in curly quotes, which students would see.',
    advice: 'Remove them, or type straight double quotes in their place: "…"',
  },
  {
    fits: ({ hasName, prefix, value }) =>
      (hasName || prefix.includes('-')) && !/^["'[]/.test(value) && /(?:^|\s)#/.test(value),
    message: 'What follows a # is left out.',
    advice:
      'If students are to read it, put the whole text into double quotes. If it is a remark for writers, give it a line of its own.',
  },
]

/** Says why fields cannot be read: one sentence, since what follows a mistake is often misread. */
export function explainYaml(written: string, { errors, warnings }: Document): Found {
  const [first] = [...errors, ...warnings]
  const at = first?.pos[0] ?? 0
  if (first?.code === 'DUPLICATE_KEY') {
    const name = /^[^\s:]+/.exec(written.slice(at))?.[0] ?? 'This field'
    const message = `The field ${name} is there twice.`
    return { rule: 'front-matter', offset: at, message, advice: 'Remove the one that is wrong.' }
  }
  // The parser notices some mistakes only below the line that they are in.
  const found = findRule(written, at)
  if (found) return found
  const code = first?.code ?? ''
  const isIndent =
    /INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY|UNEXPECTED/.test(code) ||
    // In a list a field that begins too far left lacks its hyphen.
    (code === 'MISSING_CHAR' && /^\s*[\w-]+:(?:\s|$)/.test(written.slice(at)))
  return {
    rule: 'front-matter',
    offset: lineStart(written, at),
    ...(isIndent ? INDENTATION : UNREADABLE),
  }
}

const INDENTATION = {
  message: 'This line begins too far left or right.',
  advice:
    'Begin it like its neighbours: fields at the left edge, what belongs to one of them two spaces further in.',
}
const UNREADABLE = {
  message: 'The fields cannot be read from here on.',
  advice: 'Check this line and the one above it; a text with special signs needs double quotes.',
}

/** Says which values will not be read as they were meant. */
export function explainLines(written: string): Found[] {
  const lines = linesOf(written)
  return lines.flatMap((line, index) => {
    const above = lines.slice(0, index).findLast(({ hasName }) => hasName)
    const isSwallowed = above && above.value !== '' && isBelow(line, above)
    const rule = isSwallowed ? SWALLOWED : MISLEADING.find(({ fits }) => fits(line))
    return rule ? [foundAt(line, rule)] : []
  })
}

/** Whether an entry of a list stands further in than a field, whose text it then goes on. */
function isBelow({ prefix }: Line, above: Line): boolean {
  return prefix.indexOf('-') > above.prefix.length
}

const SWALLOWED: Pick<Rule, 'message' | 'advice'> = {
  message: 'This list is read as a part of the text above it.',
  advice: 'Put the name of the list and a colon alone on the line above, such as cards: or links:',
}

/** The first rule that fits a line: of the lines from the parser's place upwards, then of those below it. */
function findRule(written: string, at: number): Found | undefined {
  const lines = linesOf(written)
  const above = lines.filter(({ offset }) => offset <= at).toReversed()
  for (const line of [...above, ...lines]) {
    const rule = [UNQUOTED_SIGN, ...MISTAKES].find(({ fits }) => fits(line))
    if (rule) return foundAt(line, rule)
  }
  return undefined
}

function foundAt(
  { text, offset, valueOffset }: Line,
  { message, advice }: Pick<Rule, 'message' | 'advice'>,
): Found {
  const at = ODD_SPACE.test(text) ? offset + text.search(/[^ ]/) : valueOffset
  return { rule: 'front-matter', offset: at, message, advice }
}

/** The lines that hold something else than a remark. */
function linesOf(written: string): Line[] {
  let offset = 0
  /** How far in a field stands whose text goes on below it, as it does behind | and >. */
  let block = Infinity
  return written.split('\n').flatMap((text) => {
    const start = offset
    offset += text.length + 1
    const indent = text.search(/\S|$/)
    if (/^\s*(?:#.*)?$/.test(text) || indent > block) return []
    block = /: +[|>][+-]?\d?\s*$/.test(text) ? indent : Infinity
    const [, prefix = '', name = '', value = ''] =
      /^(\s*(?:- +)?)((?:[\w-]+:(?:\s+|$))?)(.*)$/.exec(text.trimEnd()) ?? []
    const valueOffset = start + prefix.length + name.length
    return { text, offset: start, prefix, value, valueOffset, hasName: name !== '' }
  })
}

function lineStart(written: string, offset: number): number {
  const start = written.lastIndexOf('\n', offset - 1) + 1
  return start + (/^\s*/.exec(written.slice(start, offset))?.[0].length ?? 0)
}
