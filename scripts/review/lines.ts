import { isElement, type Text, type TextElement, type TextNode } from '../../src/content/text.ts'

const BLOCKS = new Set(['p', 'li', 'tr', 'pre', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const MARKED = ['strong', 'em', 'code', 'del', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Signs around words that look different, by their element. Nobody types them. */
export const MARKS: ReadonlyMap<string, string> = new Map(
  MARKED.map((tag, index) => [tag, String.fromCodePoint(0xe000 + index)]),
)
export const MARK = /[\uE000-\uE008]/g

export function unmarked(words: string): string {
  return words.replaceAll(MARK, '')
}

/** Of every entry in a numbered list: a new step would give the ones behind it other numbers. */
export const STEP = '\uE010'
const SIGNS: Readonly<Record<string, string>> = { ul: '• ', ol: `${STEP} `, blockquote: '│ ' }

/** Shown for a value that each student has of their own. */
function storedValue(name: string): string {
  return `[${name.replaceAll('_', ' ')}]`
}

/**
 * A rendered text as lines, one for each paragraph, heading, list entry and table row, with signs for what
 * its writer marked: two texts that look different have different lines.
 */
export function linesOf(text: Text): string[] {
  const lines = ['']
  const write = (words: string) => lines.push((lines.pop() ?? '') + words)
  const startLine = (signs: string, isEntry: boolean) => {
    // A paragraph in a list entry stays beside the entry's sign.
    if (lines.at(-1) === signs && !isEntry) return
    if (lines.at(-1) !== '') lines.push('')
    write(isEntry ? signs : signs.replaceAll(/[^│ ] /g, ''))
  }
  const read = (node: TextNode, signs: string): void => {
    if (typeof node === 'string') write(node.replaceAll(/\s+/g, ' '))
    else if (isElement(node)) readElement(node, signs)
    else write(storedValue(node.value))
  }
  const readElement = ([tag, properties, ...inside]: TextElement, signs: string) => {
    const { alt, src, to, href } = properties as Partial<Record<string, string>>
    const mark = MARKS.get(tag) ?? ''
    const address = to ?? href
    if (BLOCKS.has(tag)) startLine(signs, tag === 'li')
    if (tag === 'img') write(`[picture ${src}: ${alt}]`)
    if (tag === 'br') write(' ')
    write(mark)
    for (const node of inside) read(node, signs + (SIGNS[tag] ?? ''))
    write(mark)
    // An address that stands in the words is its own link.
    if (address !== undefined && address.replace('mailto:', '') !== inside[0]) {
      write(` (→ ${address})`)
    }
    if (tag === 'td' || tag === 'th') write(' · ')
    if (BLOCKS.has(tag)) lines.push('')
  }
  for (const node of text) read(node, '')
  return lines
    .map((line) => line.replaceAll(/\s+/g, ' ').replace(/ · $/, '').trim())
    .filter((line) => line !== '')
}
