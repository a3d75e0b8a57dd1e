import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const SCHOOL = fileURLToPath(new URL('.', import.meta.url))
const COMPILED = path.join(PROJECT, 'src/content/compiled')
const ACCENT = /^@import .*compiled\/accent\.css.*$/m

/** The compiled modules of the content in a folder, by their path below src/content/compiled. */
async function compileSchool(folder: string): Promise<ReadonlyMap<string, string>> {
  const { modules, problems } = compile(readContentFiles(folder))
  if (modules === null || problems.length > 0) {
    const places = problems.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)
    throw new Error(`The school of the tests has mistakes:\n${places.join('\n')}`)
  }
  return modules
}

/**
 * Gives the portal's code the fixed school of the tests where it imports compiled content: what an
 * editor changes in the real content must not break a test of the portal. Nothing is written.
 * @param folder holds the content of another school
 */
export function schoolModules(folder: string = SCHOOL): Plugin {
  const school = compileSchool(folder)
  return {
    name: 'school-of-the-tests',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null
      const file = path.resolve(path.dirname(importer), source)
      if (isBelow(COMPILED, file)) return file
      // A logo or a picture, which compiled modules import from content/.
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
