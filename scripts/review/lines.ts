import { isElement, type Text, type TextElement, type TextNode } from '../../src/content/text.ts'

const BLOCKS = new Set(['p', 'li', 'tr', 'pre', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Of every list: a new step would give the ones behind it other numbers. */
const BULLET = '• '
const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', code: '`', del: '~~' }

/** Shown for a value that each student has of their own. */
function storedValue(name: string): string {
  return `[${name.replaceAll('_', ' ')}]`
}

/**
 * A rendered text as lines, one for each paragraph, heading, list entry and table row, with the marks
 * of Markdown that its writer typed: two texts that look different have different lines.
 */
export function linesOf(text: Text): string[] {
  const lines = ['']
  const write = (words: string) => lines.push((lines.pop() ?? '') + words)
  const startLine = (sign: string) => {
    // A paragraph in a list entry stays beside the entry's sign.
    if (!['', BULLET].includes(lines.at(-1) ?? '')) lines.push('')
    write(sign)
  }
  const read = (node: TextNode): void => {
    if (typeof node === 'string') write(node.replaceAll(/\s+/g, ' '))
    else if (isElement(node)) readElement(node)
    else write(storedValue(node.value))
  }
  const readElement = ([tag, properties, ...inside]: TextElement) => {
    const { alt, src, to, href } = properties as Partial<Record<string, string>>
    const heading = /^h([1-6])$/.exec(tag)?.[1]
    const mark = MARKS[tag] ?? ''
    const address = to ?? href
    if (BLOCKS.has(tag)) {
      startLine(tag === 'li' ? BULLET : heading ? `${'#'.repeat(Number(heading))} ` : '')
    }
    if (tag === 'img') write(`[picture ${src}: ${alt}]`)
    if (tag === 'br') write(' ')
    // An address that stands in the words is its own link.
    const isLink = address !== undefined && address.replace('mailto:', '') !== inside[0]
    write(isLink ? '[' : mark)
    inside.forEach(read)
    write(isLink ? `](${address})` : mark)
    if (tag === 'td' || tag === 'th') write(' | ')
    if (BLOCKS.has(tag)) lines.push('')
  }
  text.forEach(read)
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '')
}
