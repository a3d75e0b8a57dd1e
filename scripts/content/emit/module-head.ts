import { literal, NOTICE, pictureName } from './write-source.ts'

/** The components that stand in texts for what only the browser knows. */
export type Slot = 'PortalLink' | 'StoredValue'

/** What the body of a module names of others: slots, and pictures by their files. */
export type Names = { readonly slots: Set<Slot>; readonly pictures: Set<string> }

/** To be filled while a body is written. */
export function createNames(): Names {
  return { slots: new Set(), pictures: new Set() }
}

/** The head of a module: it imports what the parts of its body name. */
export function moduleHead(type: 'Card' | 'Page', page: string, parts: readonly Names[]): string {
  const slots = new Set(parts.flatMap((part) => [...part.slots]))
  const pictures = new Set(parts.flatMap((part) => [...part.pictures]))
  const lines = [NOTICE, `import type { ${type} } from '../../types.ts'`]
  if (slots.size > 0)
    lines.push(`import { ${[...slots].sort().join(', ')} } from '../../slots.tsx'`)
  for (const file of pictures) {
    const path = literal(`../../../../content/${page}/${file}`)
    lines.push(`import ${pictureName(file)} from ${path}`)
  }
  return `${lines.join('\n')}\n`
}
