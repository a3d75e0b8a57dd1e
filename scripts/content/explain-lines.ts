import { lineEnd, lookAtValue, type Slip } from './explain-value.ts'

/** A column in which lines begin: of fields, or of the hyphens of a list. */
type Column = { readonly at: number; readonly kind: 'field' | 'entry' }

const FIELD = /^((?:"[^"\n]*"|'[^'\n]*'|\w[\w-]*)[ \t]*:)(?:([ \t\u00a0]+)(.*))?$/

/**
 * Goes through the lines of fields as a person would and finds what is wrong in each. The parser
 * knows that something is wrong, but it says so where it lost its way, often lines later.
 */
export function explainLines(text: string): Slip[] {
  const slips: Slip[] = []
  const columns = createColumns()
  /** Lines that begin before this are part of a text that was begun earlier. */
  let textEnd = 0
  let blockColumn: number | null = null
  /** Whether the line before is a name or a hyphen alone, so that lines below it may be indented. */
  let opened = false
  let textAbove = false
  /** After a slip in its beginning, how a line's neighbours begin tells nothing until the next field at the edge. */
  let lost = false

  const value = (at: number): void => {
    const seen = lookAtValue(text, at)
    if (seen.slip) slips.push(seen.slip)
    textEnd = seen.end
    opened = false
    textAbove = true
    blockColumn = seen.block ? columns.current() : null
  }

  for (let start = 0; start < text.length; start = lineEnd(text, start) + 1) {
    const line = text.slice(start, lineEnd(text, start)).trimEnd()
    const space = /^\s*/.exec(line)?.[0] ?? ''
    if (start < textEnd || line.trim() === '' || line[space.length] === '#') continue
    if (blockColumn !== null && space.length > blockColumn) continue
    blockColumn = null
    const odd = space.search(/[^ ]/)
    if (odd !== -1) {
      slips.push({ offset: start + odd, ...(space[odd] === '\t' ? TAB : ODD_SPACE) })
      lost = true
      continue
    }
    const hyphen = /^-(?: +|$)/.exec(line.slice(space.length))?.[0] ?? ''
    const column = space.length + hyphen.length
    const content = line.slice(column)
    const field = FIELD.exec(content)
    const contentAt = start + column
    if (hyphen === '' && !field) {
      const slip = noField(content, contentAt, textAbove && space.length > columns.current())
      if (slip) slips.push(slip)
      lost ||= slip !== null
      continue
    }
    const expected = columns.enter({ at: space.length, kind: hyphen ? 'entry' : 'field' }, opened)
    if (expected === null && column === 0) lost = false
    if (expected !== null) {
      if (!lost) slips.push(wrongIndent(start + space.length, expected))
      lost = true
    } else if (hyphen && field) {
      columns.enter({ at: column, kind: 'field' }, true)
    }
    if (field?.[2]?.includes('\u00a0')) {
      slips.push({ offset: contentAt + (field[1]?.length ?? 0), ...ODD_SPACE })
    } else if (field?.[3]) {
      value(contentAt + (field[1]?.length ?? 0) + (field[2]?.length ?? 0))
    } else if (!field && content !== '') {
      value(contentAt)
    } else {
      opened = true
      textAbove = false
    }
  }
  return slips
}

/** A line without "name: ": one that continues a text is fine. */
function noField(content: string, at: number, continues: boolean): Slip | null {
  const glued = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(content)
  if (glued) {
    const [, name = '', rest = ''] = glued
    const advice = `Write it like this: ${name}: ${rest.trim()}`
    return { offset: at + name.length, sentence: 'A space is missing behind the colon.', advice }
  }
  if (/^-[^-\s]/.test(content)) {
    const advice = `Write it like this: - ${content.slice(1)}`
    return { offset: at, sentence: 'A space is missing behind the hyphen.', advice }
  }
  if (continues) {
    const colon = content.search(/:(?:\s|$)/)
    if (colon === -1) return null
    const advice = 'Put the whole text into double quotes.'
    return { offset: at + colon, sentence: 'A text with a colon in it needs quotes.', advice }
  }
  const advice =
    'Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.'
  return { offset: at, sentence: 'This line is not a field.', advice }
}

const TAB = {
  sentence: 'This line is indented with a tab.',
  advice: 'Use two spaces for each step instead.',
}
const ODD_SPACE = {
  sentence: 'This is not a plain space but a no-break space, perhaps copied from elsewhere.',
  advice: 'Delete it and type a plain space.',
}

function wrongIndent(offset: number, expected: number): Slip {
  const advice = expected === 0 ? 'Begin it at the left edge.' : `Begin it with ${expected} spaces.`
  return {
    offset,
    sentence: 'This line is not indented like the lines it belongs to.',
    advice,
  }
}

/** Keeps the columns in which the lines around may begin, outermost first. */
function createColumns() {
  let open: Column[] = [{ at: 0, kind: 'field' }]
  return {
    current: (): number => open.at(-1)?.at ?? 0,
    /** Null when a line may begin there; else the column in which it should. */
    enter: (line: Column, afterOpening: boolean): number | null => {
      const before = open
      open = open.filter(({ at }) => at <= line.at)
      const isHere = ({ at, kind }: Column): boolean => at === line.at && kind === line.kind
      const here = open.findIndex(isHere)
      if (here !== -1) {
        open = open.slice(0, here + 1)
        return null
      }
      const inner = before.at(-1) ?? line
      const listBelowField = line.kind === 'entry' && inner.kind === 'field' && inner.at === line.at
      if (afterOpening && (line.at > inner.at || listBelowField)) {
        open = [...before, line]
        return null
      }
      open = before
      if (afterOpening && inner.kind === 'entry') return inner.at + '- '.length
      const near = before.filter(({ kind }) => kind === line.kind)
      return (near.findLast(({ at }) => at >= line.at) ?? near.at(-1))?.at ?? 0
    },
  }
}
