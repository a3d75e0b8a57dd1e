import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { PROJECT } from '../system/project.ts'

const COMPILED = path.join(PROJECT, 'src/content/compiled')
const ACCENT = /^@import .*compiled\/accent\.css.*$/m

const LIVE = normalizePath(path.join(PROJECT, 'scripts/preview/pages/frame/live.ts'))

/** Replaces the portal's imports of compiled content by a module whose values change with every save. */
export function liveModules(): Plugin {
  return {
    name: 'preview-live-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.includes('/compiled/')) return null
      const file = path.resolve(path.dirname(importer), source)
      return path.dirname(file) === COMPILED && file.endsWith('.ts') ? LIVE : null
    },
    transform(code, id) {
      // showAccent applies the accent.
      return id.endsWith('/theme/tokens.css') ? code.replace(ACCENT, '') : null
    },
  }
}
