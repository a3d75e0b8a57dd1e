import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { buildContent, type Built } from '../../../scripts/content/create-compiler.ts'
import { formatProblem } from '../../../scripts/content/problem.ts'
import { PROJECT } from '../../../scripts/system/project.ts'
import { GOOD_SCHOOL, replaced, type Changes } from './good-school.ts'

/** A project in a temporary folder that holds the small school; it goes when the test ends, unless told otherwise. */
export async function createWorkspace(
  changes: Changes = {},
  atEnd: (clean: () => Promise<void>) => void = onTestFinished,
) {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  atEnd(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
  const path = (file: string): string => join(root, file)
  const read = (file: string): Promise<string> => readFile(path(file), 'utf8')

  const change = async (wanted: Changes): Promise<void> => {
    for (const [file, to] of Object.entries(wanted)) {
      if (to === null) {
        await rm(path(file), { recursive: true })
        continue
      }
      await mkdir(dirname(path(file)), { recursive: true })
      const isText = typeof to === 'string' || to instanceof Uint8Array
      await writeFile(path(file), isText ? to : replaced(await read(file), to))
    }
  }

  // What the compiled modules import.
  await mkdir(path('src/content'), { recursive: true })
  await cp(join(PROJECT, 'src/contract'), path('src/contract'), { recursive: true })
  for (const name of ['types', 'text', 'fields', 'card', 'page']) {
    await cp(join(PROJECT, `src/content/${name}.ts`), path(`src/content/${name}.ts`))
  }
  // On Windows only a junction needs no special rights.
  await symlink(join(PROJECT, 'node_modules'), path('node_modules'), 'junction')
  await change(GOOD_SCHOOL)
  await change(changes)

  return {
    root,
    read,
    change,
    /** Source of a compiled module. */
    compiled: (module: string): Promise<string> => read(`src/content/compiled/${module}`),
    /** A module of src/content, such as compiled/index.ts; as a URL, which Windows needs. */
    importModule: (module: string) =>
      import(/* @vite-ignore */ pathToFileURL(path(`src/content/${module}`)).href),
    /** Builds; what was told is the problems, a line each. */
    build: async (): Promise<Built & { told: string[] }> => {
      const built = buildContent({ root, tell: () => {} })
      return { ...built, told: built.problems.map(formatProblem) }
    },
  }
}
