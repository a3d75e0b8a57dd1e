import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconShapes } from '../../src/content/types.ts'

// Content can name Lucide's icons. The compiler writes the shapes of each into the modules, so the portal
// carries only icons that it shows.

const require = createRequire(import.meta.url)

/** Whether the set has an icon with this name. The file of a former name holds no shapes. */
export function hasIcon(name: string): boolean {
  const file = join(folderOfIcons(), `${name}.mjs`)
  return /^[a-z0-9-]+$/.test(name) && existsSync(file) && readFileSync(file, 'utf8').includes(DATA)
}

/** The shapes of an icon; null if the set has none with this name. */
export function findIcon(name: string): IconShapes | null {
  if (!hasIcon(name)) return null
  const { [DATA]: data } = require(`lucide-react/icons/${name}`) as IconModule
  return data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const)
}

/** Every name of the set, for suggestions. */
export function iconNames(): string[] {
  const files = readdirSync(folderOfIcons()).filter((file) => file.endsWith('.mjs'))
  return files.map((file) => file.slice(0, -'.mjs'.length))
}

/** The shapes of a card's or page's icon, or of a plain icon if its file names none. */
export function iconOf(name = 'file-text'): IconShapes {
  return findIcon(name) ?? []
}

function folderOfIcons(): string {
  return dirname(require.resolve('lucide-react/icons/circle'))
}

const DATA = '__iconData'

type IconModule = {
  /** Lucide's own form: tag, attributes with a key for React. */
  readonly [DATA]: {
    readonly node: readonly (readonly [string, Record<string, string>])[]
  }
}
