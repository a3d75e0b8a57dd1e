import type { SerializedElement, SerializedNode } from '../../../src/content/markdown/serialized.ts'
import { splitText } from '../../../src/content/values.ts'
import { USUAL_LENGTH } from './mail-kinds.ts'

/** Mail programs of old fold what is longer, anywhere. */
const WIDTH = 72
const CODE_INDENT = '    '

/** The body of a mail as plain text, values still between braces, folded where it is too wide. */
export function writeMailText(body: SerializedElement): string {
  return `${blocks(body[2], WIDTH).join('\n')}\n`.replaceAll('\u00a0', ' ')
}

/** The lines of blocks, with an empty one between two. */
function blocks(nodes: readonly SerializedNode[], width: number): string[] {
  return nodes.flatMap((node, index) => (index === 0 ? [] : ['']).concat(block(node, width)))
}

function block(node: SerializedNode, width: number): string[] {
  if (typeof node === 'string') return fold(node, width)
  const [tag, properties, inside] = node
  switch (tag) {
    case 'ul':
      return inside.flatMap((item) => listItem(item, '- ', width))
    case 'ol': {
      const first = Number(properties['start'] ?? 1)
      return inside.flatMap((item, index) => listItem(item, `${first + index}. `, width))
    }
    case 'blockquote':
      return blocks(inside, width - 2).map((line) => `> ${line}`.trimEnd())
    case 'hr':
      return ['-'.repeat(20)]
    default: {
      const words = inside.map(inline).join('')
      // What is to be copied stands apart.
      return isLoneValue(node) ? [`${CODE_INDENT}${words}`] : fold(words, width)
    }
  }
}

function listItem(item: SerializedNode, mark: string, width: number): string[] {
  const inside = typeof item === 'string' ? [item] : item[2]
  const lines = group(inside).flatMap((part) => block(part, width - mark.length))
  return lines.map((line, index) => `${index === 0 ? mark : ' '.repeat(mark.length)}${line}`)
}

/** What is in an entry of a list, its words as one paragraph where they stand beside a list of their own. */
function group(inside: readonly SerializedNode[]): SerializedNode[] {
  const grouped: SerializedNode[] = []
  let words: SerializedNode[] = []
  for (const node of [...inside, null]) {
    if (node !== null && (typeof node === 'string' || !BLOCKS.has(node[0]))) words.push(node)
    else {
      if (words.length > 0) grouped.push(['p', {}, words])
      words = []
      if (node !== null) grouped.push(node)
    }
  }
  return grouped
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'hr'])

function inline(node: SerializedNode): string {
  if (typeof node === 'string') return node
  const [tag, properties, inside] = node
  if (tag === 'StoredValue') return `{{${String(properties['name'])}}}`
  if (tag === 'br') return '\n'
  const words = inside.map(inline).join('')
  if (tag !== 'a') return words
  const address = String(properties['href']).replace(/^(?:mailto|tel):/, '')
  return address === words ? words : `${words} (${address})`
}

/** The value that is all that a paragraph holds, bold or not; null for any other. */
export function isLoneValue(node: SerializedNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false
  const [tag, , inside] = node
  return tag === 'StoredValue' || (inside.length === 1 && isLoneValue(inside[0]))
}

/** Folds words into lines; what has no space in it, such as an address, stays whole. */
function fold(words: string, width: number): string[] {
  return words.split('\n').flatMap((line) => foldLine(line, width))
}

function foldLine(words: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && usualLength(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  lines.push(line)
  return lines
}

function usualLength(text: string): number {
  const lengths = splitText(text).map((part) =>
    part.kind === 'words' ? part.words.length : (USUAL_LENGTH[part.name] ?? 0),
  )
  return lengths.reduce((sum, length) => sum + length, 0)
}
