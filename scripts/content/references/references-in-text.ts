import { isScalar, isSeq } from 'yaml'
import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import type { Edit } from '../edits.ts'
import type { MarkdownFile } from '../fields/fields.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { cardId } from '../read/read-page.ts'
import { addressTarget } from './addresses.ts'
import type { Reference, Target } from './reference.ts'
import { removeField, removeItem } from './remove-lines.ts'

/** Everything in a card, page or mail that points at a page, a card or a picture. */
export function referencesInText(
  read: MarkdownFile,
  slugs: ReadonlySet<string>,
): readonly Reference[] {
  return [...inFields(read, slugs), ...inMarkdown(read, slugs)]
}

function inFields({ fields }: MarkdownFile, slugs: ReadonlySet<string>): Reference[] {
  const { document, source, start: offset } = fields
  const { file, text } = source
  const folder = file.split('/')[1] ?? ''
  const at = (
    path: readonly (string | number)[],
    targetOf: (value: string) => Target | null,
    without?: Edit,
  ): Reference[] => {
    const node: unknown = document.getIn(path, true)
    if (!isScalar(node) || !node.range || !/^(?:string|number)$/.test(typeof node.value)) return []
    const value = `${node.value as string | number}`
    const to = targetOf(value)
    if (to === null) return []
    const [start, end] = [offset + node.range[0], offset + node.range[1]]
    const place = textPlace(text.slice(start, end), value, start)
    return [{ file, to, written: place, start, inSentence: false, ...(without && { without }) }]
  }
  const card = (name: string): Target => ({ kind: 'card', card: cardId(folder, name) })
  const address = (value: string) => addressTarget(value, slugs)
  const list: unknown = document.get('cards', true)
  const links: unknown = document.get('links', true)
  return [
    ...(isSeq(list)
      ? list.items.flatMap((_, index) => {
          return at(['cards', index], card, removeItem(text, list, index, offset))
        })
      : []),
    ...at(['welcome_card'], card, removeField(fields, 'welcome_card')),
    ...at(['check_later', 'card'], card),
    ...(isSeq(links)
      ? links.items.flatMap((_, index) => {
          const without =
            links.items.length > 1 ? removeItem(text, links, index, offset) : undefined
          return at(['links', index, 'address'], address, without)
        })
      : []),
  ]
}

function inMarkdown({ fields, body, bodyStart }: MarkdownFile, slugs: ReadonlySet<string>) {
  if (!MAY_POINT.test(body)) return []
  const { file, text } = fields.source
  const found: Reference[] = []
  const look = (tree: TreeNode): void =>
    walk(tree, (node) => {
      if (!['link', 'definition', 'image'].includes(node.type) || !node.position) return
      const url = node.url ?? ''
      const to: Target | null =
        node.type === 'image'
          ? { kind: 'picture', file: `${file.replace(/[^/]*$/, '')}${url}` }
          : addressTarget(url, slugs)
      if (to === null) return
      const start = bodyStart + (node.position.start.offset ?? 0)
      const end = bodyStart + (node.position.end.offset ?? 0)
      // The words of a link may hold the same text.
      const words = wordsOf(node, bodyStart)
      const from = text[start] === '[' ? (words?.end ?? start) : start
      const place = textPlace(text.slice(from, end), url, from)
      const isLink = node.type === 'link' && text[start] === '[' && words !== null
      found.push({
        file,
        to,
        written: place,
        start,
        inSentence: node.type !== 'image',
        ...(isLink && { without: { start, end, text: text.slice(words.start, words.end) } }),
      })
    })
  renderMarkdown(body, { values: NO_VALUES, headingIds: false, onTree: look })
  return found
}

/** Where the words of a link begin and end. */
function wordsOf({ children = [] }: TreeNode, offset: number) {
  const start = children[0]?.position?.start.offset
  const end = children.at(-1)?.position?.end.offset
  if (start === undefined || end === undefined) return null
  return { start: offset + start, end: offset + end }
}

/** Where a value stands in the text that was read to it; null where it is written with escapes. */
function textPlace(written: string, value: string, offset: number): Reference['written'] {
  const at = written.indexOf(value)
  if (at === -1) return null
  return { text: value, start: offset + at, end: offset + at + value.length }
}

const MAY_POINT = /\]\s*[(:]|https?:/
const NO_VALUES = { printed: new Map<string, string>(), stored: new Set<string>() }
