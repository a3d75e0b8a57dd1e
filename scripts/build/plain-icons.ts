import path from 'node:path'
import type { Plugin } from 'vite'
import { findIcon } from '../content/icons.ts'
import { PROJECT } from '../system/project.ts'

const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm
const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const DRAWN_BY = path.join(PROJECT, 'src/portal/ui/icon.tsx')

/**
 * Reduces Lucide's icons to their shapes, drawn as the icons in content are, and imports each where it
 * is used. Lucide's own component and its random keys would add 3 kB (compressed) to the first files of
 * every page.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/node_modules/') ? null : code.replace(IMPORT, oneByOne)
    },
    load(id) {
      const shapes = ICON.test(id) ? findIcon(path.basename(id, '.mjs')) : null
      if (shapes === null) return null
      return `import { drawIcon } from ${JSON.stringify(DRAWN_BY)}
export default /* @__PURE__ */ drawIcon(${JSON.stringify(shapes)})`
    },
  }
}

/** Turns an import from the whole set into imports of single icons. */
function oneByOne(_: string, names: string): string {
  return names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .map(([name = '', local = name]) => `import ${local} from 'lucide-react/icons/${fileOf(name)}'`)
    .join(';')
}

/** The file of CircleCheck is circle-check, that of Share2 is share-2. */
function fileOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()
}
