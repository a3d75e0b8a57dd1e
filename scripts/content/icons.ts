import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconShapes } from '../../src/content/types.ts'

// The icons that content may name are Lucide's. Only the shapes of those that are named are
// compiled, so the portal carries no icon that nobody sees.

const require = createRequire(import.meta.url)

/** The shapes of an icon of the set; null when the set has no icon of this name. */
export function findIcon(name: string): IconShapes | null {
  return shapes.get(name) ?? readIcon(name)
}

/** Every name of the set, for suggestions. */
export function iconNames(): readonly string[] {
  names ??= readdirSync(folderOfIcons())
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
  return names
}

/** The shapes of a card's or page's icon; those of a plain one where its file names none. */
export function iconOf(name: string | null): IconShapes {
  return findIcon(name ?? 'file-text') ?? []
}

const shapes = new Map<string, IconShapes>()
let names: readonly string[] | undefined

function folderOfIcons(): string {
  return dirname(require.resolve('lucide-react/icons/circle'))
}

type IconModule = {
  // Lucide's own form: tag, attributes with a key for React. Names that Lucide gave up have no data.
  readonly __iconData?: { readonly node: readonly (readonly [string, Record<string, string>])[] }
}

function readIcon(name: string): IconShapes | null {
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(join(folderOfIcons(), `${name}.mjs`))) {
    return null
  }
  const { __iconData: data } = require(`lucide-react/icons/${name}`) as IconModule
  if (data === undefined) return null
  const found = data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const)
  shapes.set(name, found)
  return found
}
