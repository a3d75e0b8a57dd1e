import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FIXED_ROUTES } from '../../src/content/fixed-routes.ts'
import type { Site } from '../../src/content/types.ts'
import { bundleScript } from './bundle-script.ts'
import { precacheFiles } from './precache-files.ts'
import { securityPolicies } from './security-policy.ts'

export type PolicyAndWorkerInputs = {
  readonly site: Pick<Site, 'chat' | 'opensOffline'>
  /** The paths of the pages of content. */
  readonly pages: readonly string[]
}

/** The inline script of the pages. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s

/**
 * Adds the security policies, then the service worker.
 * @param folder the bundled portal with its pages
 * @returns the policies, and the files that the worker caches; null if the school has switched it off
 */
export async function addPoliciesAndWorker(folder: string, { site, pages }: PolicyAndWorkerInputs) {
  const scriptIn = async (page: string) =>
    INLINE_SCRIPT.exec(await readFile(path.join(folder, page), 'utf8'))?.[1] ?? ''
  const policies = securityPolicies(site.chat, {
    portal: await scriptIn('index.html'),
    chat: await scriptIn('chat.html'),
  })
  await writeFile(path.join(folder, 'headers.json'), `${JSON.stringify(policies, null, 2)}\n`)
  const files = site.opensOffline ? precacheFiles(folder, policies) : null
  // Switched off, the worker removes itself. The name of its file never changes.
  const source = files === null ? 'worker/unregister-worker.ts' : 'worker/worker.ts'
  const define = { BUILD: JSON.stringify({ files, routes: [...FIXED_ROUTES, ...pages] }) }
  const [{ code }] = await bundleScript(source, { define })
  await writeFile(path.join(folder, 'sw.js'), code)
  return { files, policies }
}
