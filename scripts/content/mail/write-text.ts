import { isElement, type Text, type TextNode } from '../../../src/content/text.ts'

const CODE_INDENT = '    '

/** The body of a mail as plain text, with values still between braces. Nodemailer folds long lines. */
export function writeMailText(body: Text): string {
  return `${blocks(body).join('\n')}\n`.replaceAll('\u00a0', ' ')
}

/** The lines of blocks, with an empty line between two blocks. */
function blocks(nodes: Text): string[] {
  return nodes.flatMap((node, index) => (index === 0 ? [] : ['']).concat(block(node)))
}

function block(node: TextNode): string[] {
  if (!isElement(node)) return [inline(node)]
  const [tag, properties, ...inside] = node
  switch (tag) {
    case 'ul':
      return inside.flatMap((item) => listItem(item, '- '))
    case 'ol': {
      const first = Number(properties['start'] ?? 1)
      return inside.flatMap((item, index) => listItem(item, `${first + index}. `))
    }
    case 'blockquote':
      return blocks(inside).map((line) => `> ${line}`.trimEnd())
    case 'hr':
      return ['-'.repeat(20)]
    default: {
      const words = inside.map(inline).join('')
      // A value that people copy is indented.
      return isLoneValue(node) ? [`${CODE_INDENT}${words}`] : words.split('\n')
    }
  }
}

function listItem(item: TextNode, mark: string): string[] {
  const [, , ...inside] = isElement(item) ? item : ['li', {}, item]
  const lines = group(inside).flatMap(block)
  return lines.map((line, index) => `${index === 0 ? mark : ' '.repeat(mark.length)}${line}`)
}

/** The blocks in an entry of a list; words beside a list inside it become a paragraph. */
function group(inside: Text): TextNode[] {
  const grouped: TextNode[] = []
  let words: TextNode[] = []
  for (const node of [...inside, null]) {
    if (node !== null && !(isElement(node) && BLOCKS.has(node[0]))) words.push(node)
    else {
      if (words.length > 0) grouped.push(['p', {}, ...words])
      words = []
      if (node !== null) grouped.push(node)
    }
  }
  return grouped
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'hr'])

function inline(node: TextNode): string {
  if (typeof node === 'string') return node
  if (!isElement(node)) return `{{${node.value}}}`
  const [tag, properties, ...inside] = node
  if (tag === 'br') return '\n'
  const words = inside.map(inline).join('')
  if (tag !== 'a') return words
  const address = String(properties['href']).replace(/^(?:mailto|tel):/, '')
  return address === words ? words : `${words} (${address})`
}

/** Whether a paragraph holds only a value, bold or not. */
export function isLoneValue(node: TextNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false
  return !isElement(node) || (node.length === 3 && isLoneValue(node[2]))
}
