import path from 'node:path'
import { build } from 'vite'
import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { BUILD_TARGETS } from '../browsers.ts'
import { PROJECT } from '../../system/project.ts'

type WorkerParts = {
  /** The built portal. */
  readonly folder: string
  /**
   * The files to cache, with digests; null if the school has switched the worker off: sw.js then
   * removes itself.
   */
  readonly files: Readonly<Record<string, string>> | null
  /** The paths of the pages of content. */
  readonly pages: readonly string[]
}

/** Builds the service worker, sw.js: one file without imports, whose name never changes. */
export async function buildWorker({ folder, files, pages }: WorkerParts): Promise<void> {
  const source = files === null ? 'unregister-worker.ts' : 'worker.ts'
  const routes = [...FIXED_ROUTES, ...pages]
  await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify({ files, routes }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      rolldownOptions: {
        input: path.join(PROJECT, 'src/portal/worker', source),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
