import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compiledModules } from '../../scripts/build/compiled-modules.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'

const SCHOOL = fileURLToPath(new URL('.', import.meta.url))

/** The compiled modules of the content in a folder, by their path below src/content/compiled. */
async function compileSchool(folder: string): Promise<ReadonlyMap<string, string>> {
  const { modules, problems } = compile(readContentFiles(folder))
  if (modules === null || problems.length > 0) {
    const places = problems.map(({ place, message }) => `${place.file}:${place.line} ${message}`)
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
  return compiledModules({ folder, modules: compileSchool(folder) })
}
