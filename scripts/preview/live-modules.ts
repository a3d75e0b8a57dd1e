import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { PROJECT } from '../system/project.ts'

const COMPILED = path.join(PROJECT, 'src/content/compiled')
const ACCENT = /^@import .*compiled\/accent\.css.*$/m

/**
 * Gives the portal's code live content where it imports compiled content, so that a save reaches the
 * page as data, without a file in between.
 * @param module the file below src/preview that holds it
 */
export function liveModules(module: string): Plugin {
  const live = normalizePath(path.join(PROJECT, 'src/preview', module))
  return {
    name: 'preview-live-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.includes('/compiled/')) return null
      const file = path.resolve(path.dirname(importer), source)
      return path.dirname(file) === COMPILED && file.endsWith('.ts') ? live : null
    },
    transform(code, id) {
      // The accent arrives with the content, too.
      return id.endsWith('/theme/tokens.css') ? code.replace(ACCENT, '') : null
    },
  }
}
