import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconShapes } from '../../src/content/types.ts'

// Content can name Lucide's icons. The compiler writes the shapes of each into the modules, so the portal
// carries only icons that it shows.

const require = createRequire(import.meta.url)
const FOLDER = dirname(require.resolve('lucide-react/icons/circle'))

/** The shapes of an icon; null if the set has none with this name. The file of a former name holds none. */
export function findIcon(name: string): IconShapes | null {
  const file = join(FOLDER, `${name}.mjs`)
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) return null
  const [, node = '[]'] = NODE.exec(readFileSync(file, 'utf8')) ?? []
  const shapes = JSON.parse(node.replaceAll(/\w+(?=: ")/g, '"$&"')) as LucideShapes
  if (shapes.length === 0) return null
  return shapes.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const)
}

/** Lucide's own form: tag, attributes with a key for React. */
type LucideShapes = readonly (readonly [string, Record<string, string>])[]

/** Matches the shapes in the file of an icon. To import the file takes ten times as long as to read it. */
const NODE = /^ {2}node: (\[.*?\])(?:,\n {2}\w|\n\};)/ms

/** Every name of the set, for suggestions. */
export function iconNames(): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'))
  return files.map((file) => file.slice(0, -'.mjs'.length))
}

/** The shapes of a card's or page's icon, or of a plain icon if its file names none. */
export function iconOf(name = 'file-text'): IconShapes {
  return findIcon(name) ?? []
}
