import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { bundleScript } from '../bundle-script.ts'

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
  const define = { BUILD: JSON.stringify({ files, routes: [...FIXED_ROUTES, ...pages] }) }
  const [{ code }] = await bundleScript(`worker/${source}`, { define })
  await writeFile(path.join(folder, 'sw.js'), code)
}
