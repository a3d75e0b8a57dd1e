import type { SerializedNode } from '../../../src/content/markdown/serialized.ts'
import type { FilledPart } from '../../../src/content/values.ts'
import { literal, NOTICE, pictureIdentifier } from './write-source.ts'

/** The components that stand in texts for what only the browser knows. */
const SLOTS: readonly string[] = ['PortalLink', 'StoredValue']

/** What a part of a text names of other modules: slots, and pictures by their files. */
export function namesIn(part: FilledPart | SerializedNode | null): string[] {
  if (part === null || typeof part === 'string') return []
  if ('stored' in part) return ['StoredValue']
  const [tag, properties, inside] = part
  const own = tag === 'img' ? [String(properties['src'])] : SLOTS.filter((slot) => slot === tag)
  return [...own, ...inside.flatMap(namesIn)]
}

/** The head of a module: it imports what the module's texts name. */
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
