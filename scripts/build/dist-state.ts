import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_FILE, damagedFiles, hashOf } from '../../src/server/built/verify-build.ts'
import { filesBelow } from '../system/files.ts'
import { PROJECT } from '../system/project.ts'
import { hashSources } from '../system/source-hash.ts'
import { isMissing } from '../system/system-error.ts'

// npm start imports this file, also on computers without the build packages: do not import them here.

/** Where npm run build writes the portal. */
export const DIST = path.join(PROJECT, 'dist')

export type DistState = 'fresh' | 'stale' | 'missing' | 'damaged'

/** Whether dist/ is up to date with the sources. */
export async function distState(): Promise<DistState> {
  try {
    const [hash] = (await readFile(path.join(DIST, BUILD_FILE), 'utf8')).split('\n')
    if (damagedFiles(DIST).length > 0) return 'damaged'
    return hash === hashSources() ? 'fresh' : 'stale'
  } catch (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
}

/**
 * Marks a build as complete, and makes it dist/. Until then the build before is served.
 * @param hash of the sources, as they were when the build began
 */
export async function replaceDist(folder: string, hash: string): Promise<void> {
  const lines = filesBelow(folder, '.').map((name) => `${hashOf(path.join(folder, name))}  ${name}`)
  await writeFile(path.join(folder, BUILD_FILE), `${[hash, ...lines].join('\n')}\n`)
  const before = `${folder}-before`
  await rm(before, { recursive: true, force: true })
  if (existsSync(DIST)) await rename(DIST, before)
  await rename(folder, DIST)
  await rm(before, { recursive: true, force: true })
}
