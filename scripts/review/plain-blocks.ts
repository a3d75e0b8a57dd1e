import type { SerializedNode, SerializedElement } from '../../src/content/markdown/serialized.ts'

/** A heading among the lines, and its rank: 2 for ##. */
export type PlainHeading = { readonly words: string; readonly rank: number }

export type PlainLink = { readonly words: string; readonly address: string }

const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'pre', 'dt', 'dd'])
/** What an entry of a list begins with. */
export const BULLET = '•'

/**
 * Rendered Markdown as somebody would read it aloud: a line for each paragraph, heading, entry or
 * row; which of them are headings, and where its links lead, in order.
 */
export function plainBlocks(text: SerializedElement | null) {
  const blocks: string[] = []
  const headings: PlainHeading[] = []
  const links: PlainLink[] = []
  let line = ''

  const endLine = () => {
    const text = plain(line)
    if (text !== '' && text !== BULLET) blocks.push(text)
    line = ''
  }
  const readElement = ([name, properties, inside]: SerializedElement): void => {
    const props: Props = properties
    const block = BLOCKS.has(name)
    // A paragraph in a list stays on the line of its bullet.
    if (block && line.trim() !== BULLET) endLine()
    if (name === 'li') line = `${BULLET} `
    if (name === 'StoredValue') line += storedValue(props.name ?? '')
    if (name === 'img') line += `[picture: ${props.alt ?? ''}]`
    if (name === 'br') line += ' '
    const before = line.length
    inside.forEach(read)
    if (name === 'td' || name === 'th') line += '  '
    const address = name === 'PortalLink' ? props.to : props.href
    if (address !== undefined) links.push({ words: line.slice(before).trim(), address })
    const rank = HEADING.exec(name)?.[1]
    if (rank !== undefined) headings.push({ words: plain(line), rank: Number(rank) })
    if (block) endLine()
  }
  const read = (node: SerializedNode): void => {
    if (typeof node === 'string') line += node
    else readElement(node)
  }
  if (text) read(text)
  endLine()
  return { blocks, headings, links }
}

const HEADING = /^h([1-6])$/

function plain(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim()
}

type Props = Partial<Record<'name' | 'alt' | 'to' | 'href', string>>

/** What stands for a value that each student has of their own. */
export function storedValue(name: string): string {
  return `[${name.replaceAll('_', ' ')}]`
}
