import type { TextKind } from './typed.ts'

/** What the buttons above a text can write. */
export type Mark = 'bold' | 'list' | 'steps' | 'link' | 'heading'

/** A piece of a text to replace, and what is selected in it afterwards. */
export type Marked = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly select: readonly [start: number, end: number]
}

/** The marks that each kind of text may hold. */
export const MARKS: Readonly<Record<TextKind, readonly Mark[]>> = {
  card: ['bold', 'list', 'steps', 'link', 'heading'],
  page: ['bold', 'list', 'steps', 'link', 'heading'],
  mail: ['bold', 'list', 'steps', 'link'],
}

/** A card's title is a heading of the second level already. */
const HEADING: Readonly<Record<TextKind, string>> = { card: '### ', page: '## ', mail: '' }

/** An address that each kind can hold: a mail does not know where the portal is. */
const ADDRESS: Readonly<Record<TextKind, string>> = {
  card: '/support',
  page: '/support',
  mail: 'https://example.org',
}

export function helpOf(kind: TextKind): string {
  const link = `[words](${ADDRESS[kind]}) for a link`
  const heading = kind === 'mail' ? '' : ` ${HEADING[kind].trim()} for a heading,`
  return `An empty line begins a new paragraph. **bold**, - for a list, 1. for steps,${heading} ${link}.`
}

/** Puts a mark on what is selected of a text. */
export function mark(what: Mark, kind: TextKind, text: string, start: number, end: number): Marked {
  const words = text.slice(start, end)
  switch (what) {
    case 'bold': {
      const bold = words || 'bold'
      return { start, end, text: `**${bold}**`, select: [start + 2, start + 2 + bold.length] }
    }
    case 'link': {
      const shown = words || 'words'
      const at = start + shown.length + 3
      const address = ADDRESS[kind]
      return { start, end, text: `[${shown}](${address})`, select: [at, at + address.length] }
    }
    case 'list':
      return markLines(text, start, end, () => '- ')
    case 'steps':
      return markLines(text, start, end, (index) => `${index + 1}. `)
    case 'heading':
      return markLines(text, start, end, () => HEADING[kind])
  }
}

/** Begins every selected line with a sign, apart from the paragraphs around them. */
function markLines(
  text: string,
  from: number,
  to: number,
  signOf: (index: number) => string,
): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lineEnd = text.indexOf('\n', Math.max(to, start))
  const end = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(start, end).split('\n')
  const marked = lines.map((line, index) => `${signOf(index)}${line}`).join('\n')
  const before = text.slice(0, start)
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n'
  const after = text.slice(end)
  const gapBelow = after === '' || after.startsWith('\n\n') || after === '\n' ? '' : '\n'
  const selected = start + gap.length + marked.length
  return { start, end, text: `${gap}${marked}${gapBelow}`, select: [selected, selected] }
}
