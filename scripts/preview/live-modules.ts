import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { PROJECT } from '../project.ts'

const COMPILED = path.join(PROJECT, 'src/content/compiled')
const LIVE = normalizePath(path.join(PROJECT, 'src/preview/frame/live.ts'))
const ACCENT = /^@import .*compiled\/accent\.css.*$/m

/**
 * Gives the portal's code the preview's live content where it imports compiled content, so that a
 * save reaches the page as data, without a file in between.
 */
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
      // The accent arrives with the content, too.
      return id.endsWith('/theme/tokens.css') ? code.replace(ACCENT, '') : null
    },
  }
}
