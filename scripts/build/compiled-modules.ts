import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { PROJECT } from '../system/project.ts'

const COMPILED = path.join(PROJECT, 'src/content/compiled')
const ACCENT = /^@import .*compiled\/accent\.css.*$/m

export type SchoolModules = {
  /** The folder that holds content/, whose pictures the modules import. */
  readonly folder: string
  /** By their path below src/content/compiled. */
  readonly modules: ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>
}

/** A Vite plugin that replaces imports of compiled content by another school's. Writes no files. */
export function compiledModules({ folder, modules: school }: SchoolModules): Plugin {
  return {
    name: 'another-school',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null
      const file = path.resolve(path.dirname(importer), source)
      if (isBelow(COMPILED, file)) return file
      // A picture that a compiled module imports from content/.
      const content = path.join(PROJECT, 'content')
      return isBelow(content, file) ? path.join(folder, path.relative(PROJECT, file)) : null
    },
    async load(id) {
      if (!isBelow(COMPILED, id)) return null
      return (await school).get(path.relative(COMPILED, id).replaceAll(path.sep, '/')) ?? null
    },
    async transform(code, id) {
      if (!id.endsWith('/theme/tokens.css')) return null
      const accent = (await school).get('accent.css') ?? ''
      return code.replace(ACCENT, () => accent)
    },
  }
}

function isBelow(folder: string, file: string): boolean {
  return normalizePath(file).startsWith(`${normalizePath(folder)}/`)
}
