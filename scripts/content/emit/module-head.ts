import { literal, NOTICE, pictureName } from './write-source.ts'

/** Source of a module's body, and the files of the pictures that it names. */
export type Written = { readonly source: string; readonly pictures: readonly string[] }

/** The head of a module: it imports what the body names. */
export function moduleHead(type: 'Card' | 'Page', page: string, body: readonly Written[]): string {
  const slots = ['PortalLink', 'StoredValue'].filter((slot) =>
    body.some(({ source }) => source.includes(`<${slot} `)),
  )
  const lines = [NOTICE, `import type { ${type} } from '../../types.ts'`]
  if (slots.length > 0) lines.push(`import { ${slots.join(', ')} } from '../../slots.tsx'`)
  for (const file of new Set(body.flatMap(({ pictures }) => pictures))) {
    const path = literal(`../../../../content/${page}/${file}`)
    lines.push(`import ${pictureName(file)} from ${path}`)
  }
  return `${lines.join('\n')}\n`
}
