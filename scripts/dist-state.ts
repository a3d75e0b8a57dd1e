import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from './project.ts'
import { hashSources } from './source-hash.ts'
import { isMissing } from './system-error.ts'

// Read by npm start as well, which runs where the packages that build the portal are not installed.

/** Where npm run build writes the portal. */
export const DIST = path.join(PROJECT, 'dist')
/** Where a build leaves the hash of what it was made from. */
const HASH_FILE = path.join(DIST, 'source-hash.txt')

export type DistState = 'fresh' | 'stale' | 'missing'

/** How dist/ stands to the sources as they are now. */
export async function distState(): Promise<DistState> {
  try {
    return (await readFile(HASH_FILE, 'utf8')) === hashSources() ? 'fresh' : 'stale'
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
}

/**
 * Notes that dist/ is whole. A build that was cut short is made again.
 * @param hash of the sources, as they were when the build began
 */
export async function markBuilt(hash: string): Promise<void> {
  await writeFile(HASH_FILE, hash)
}
