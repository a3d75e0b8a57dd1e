import type { SerializedNode } from '../../../src/content/markdown/serialized.ts'
import type { FilledPart } from '../../../src/content/values.ts'
import { literal, NOTICE, pictureIdentifier } from './write-source.ts'

/** The components for the parts of texts that only the browser knows. */
const SLOTS: readonly string[] = ['PortalLink', 'StoredValue']

/** The slots and picture files that a part of a text needs. */
export function namesIn(part: FilledPart | SerializedNode | null): string[] {
  if (part === null || typeof part === 'string') return []
  if ('stored' in part) return ['StoredValue']
  const [tag, properties, inside] = part
  const own = tag === 'img' ? [String(properties['src'])] : SLOTS.filter((slot) => slot === tag)
  return [...own, ...inside.flatMap(namesIn)]
}

/** The head of a module, with the imports that its texts need. */
export function moduleHead(type: 'Card' | 'Page', page: string, names: readonly string[]): string {
  const slots = SLOTS.filter((slot) => names.includes(slot))
  const pictures = new Set(names.filter((name) => !SLOTS.includes(name)))
  const imports = [
    `import type { ${type} } from '../../types.ts'`,
    ...(slots.length > 0 ? [`import { ${slots.join(', ')} } from '../../slots.tsx'`] : []),
    ...Array.from(pictures, (file) => {
      return `import ${pictureIdentifier(file)} from ${literal(`../../../../content/${page}/${file}`)}`
    }),
  ]
  return `${[NOTICE, ...imports].join('\n')}\n`
}
