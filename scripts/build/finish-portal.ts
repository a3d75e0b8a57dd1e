import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../src/content/types.ts'
import { buildWorker } from './offline/build-worker.ts'
import { keptFiles } from './offline/kept-files.ts'
import { securityPolicies } from './security-policy.ts'

export type FinishedSchool = {
  readonly site: Pick<Site, 'chat' | 'opensOffline'>
  /** The paths of the pages of content. */
  readonly pages: readonly string[]
}

/** The one script that a page has inside, and not in a file of its own. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s

/**
 * Adds what goes with all of a built portal: the security policies, then the service worker.
 * @param folder holds what the bundler wrote, with its pages written
 * @returns the policies, and what the worker keeps: null where the school does not want one
 */
export async function finishPortal(folder: string, { site, pages }: FinishedSchool) {
  const scriptIn = async (page: string) =>
    INLINE_SCRIPT.exec(await readFile(path.join(folder, page), 'utf8'))?.[1] ?? ''
  const policies = securityPolicies(site.chat, {
    portal: await scriptIn('index.html'),
    chat: await scriptIn('chat.html'),
  })
  await writeFile(path.join(folder, 'headers.json'), `${JSON.stringify(policies, null, 2)}\n`)
  const files = site.opensOffline ? keptFiles(folder, policies) : null
  await buildWorker({ folder, files, pages })
  return { files, policies }
}
