import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compiledModules } from '../../scripts/build/compiled-modules.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/**
 * Gives the portal's code the fixed school where it imports compiled content, because a change of the real content
 * must not break a test of the portal. Writes nothing.
 */
export function schoolModules(): Plugin {
  return compiledModules({ folder: FOLDER, modules: compileSchool() })
}

/** The compiled modules of the fixed school, by their path below src/content/compiled. */
async function compileSchool(): Promise<ReadonlyMap<string, string>> {
  const { modules, problems } = compile(readContentFiles(FOLDER))
  if (modules !== null && problems.length === 0) return modules
  const places = problems.map(({ place, message }) => `${place.file}:${place.line} ${message}`)
  throw new Error(`The school of the tests has mistakes:\n${places.join('\n')}`)
}
