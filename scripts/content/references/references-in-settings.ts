import { isMap, isPair, isScalar, isSeq, visit } from 'yaml'
import { parseYaml } from '../fields/fields.ts'
import { addressTarget } from './addresses.ts'
import type { Reference, Target } from './reference.ts'
import { removeItem } from './remove-lines.ts'

/** Everything in a JSON file that points at a page or a card: the sidebar's entries, and any address. */
export function referencesInSettings(
  file: string,
  text: string,
  slugs: ReadonlySet<string>,
): readonly Reference[] {
  const document = parseYaml(text)
  const found: Reference[] = []
  visit(document, {
    Scalar: (key, node, path) => {
      const { value, range } = node
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.findLast(isPair)
      const name = isScalar(pair?.key) ? pair.key.value : undefined
      const isEntry = file === 'content/navigation.json' && name === 'page' && slugs.has(value)
      const to: Target | null = isEntry
        ? { kind: 'page', page: value }
        : addressTarget(value, slugs)
      if (to === null) return
      const [start, end] = range
      const at = text.slice(start, end).indexOf(value)
      const list = document.contents
      const index = isSeq(list)
        ? list.items.findIndex((item) => isMap(item) && path.includes(item))
        : -1
      const without =
        isEntry && isSeq(list) && index !== -1 ? removeItem(text, list, index, 0) : undefined
      found.push({
        file,
        to,
        written:
          at === -1 ? null : { text: value, start: start + at, end: start + at + value.length },
        start,
        inSentence: false,
        ...(without && { without }),
      })
    },
  })
  return found
}
