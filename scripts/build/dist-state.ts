import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_FILE, damagedFiles, hashOf } from '../../src/server/http/verify-build.ts'
import { filesBelow } from '../system/files.ts'
import { PROJECT } from '../system/project.ts'
import { hashSources } from '../system/source-hash.ts'
import { isMissing } from '../system/system-error.ts'

// npm start imports this file, also on computers without the build packages: do not import them here.

/** Where npm run build writes the portal. */
export const DIST = path.join(PROJECT, 'dist')
const HASH_FILE = path.join(DIST, BUILD_FILE)

export type DistState = 'fresh' | 'stale' | 'missing' | 'damaged'

/** Whether dist/ is up to date with the sources. */
export async function distState(): Promise<DistState> {
  try {
    const [hash] = (await readFile(HASH_FILE, 'utf8')).split('\n')
    if (damagedFiles(DIST).length > 0) return 'damaged'
    return hash === hashSources() ? 'fresh' : 'stale'
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
}

/**
 * Marks dist/ as complete. An interrupted build leaves no mark and is repeated.
 * @param hash of the sources, as they were when the build began
 */
export async function markBuilt(hash: string): Promise<void> {
  const lines = filesBelow(DIST, '.').map((name) => `${hashOf(path.join(DIST, name))}  ${name}`)
  await writeFile(HASH_FILE, `${[hash, ...lines].join('\n')}\n`)
}
