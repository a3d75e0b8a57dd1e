import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VERSION_FILE, type Version } from '../../src/server/built/version.ts'
import { gitIn, GitFailed } from '../system/git.ts'
import { SOURCES } from '../system/source-hash.ts'

/** The commit that is built; null outside Git, or if a source is not committed as it is. */
export async function versionOf(root: string): Promise<Version | null> {
  const git = gitIn(root)
  try {
    if ((await git(['status', '--porcelain', '--', ...SOURCES])) !== '') return null
    const [commit = '', seconds] = (await git(['log', '-1', '--format=%H %ct'])).split(' ')
    return { commit, committed: new Date(Number(seconds) * 1000).toISOString() }
  } catch (error) {
    if (error instanceof GitFailed) return null
    throw error
  }
}

/** Writes the public version file into the built portal. */
export async function writeVersionFile(folder: string, version: Version | null): Promise<void> {
  if (version === null) return
  await writeFile(path.join(folder, VERSION_FILE), `${JSON.stringify(version)}\n`)
}
