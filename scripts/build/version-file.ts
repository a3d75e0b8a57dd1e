import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { VERSION_FILE, versionFile, type Version } from '../../src/server/built/version.ts'
import { gitIn, GitFailed } from '../system/git.ts'
import { SOURCES } from '../system/source-hash.ts'

/** Of Git: the commit and its time, in seconds. */
const FORMAT = '%H %ct'

/**
 * The commit that is built; null outside Git, or if a source is not committed as it is.
 * @param named the same in FORMAT, for the build of an image, where there is no Git
 */
export async function versionOf(
  root: string,
  named = process.env['PORTAL_COMMIT'],
): Promise<Version | null> {
  if (named) return readVersion(named)
  const git = gitIn(root)
  try {
    if ((await git(['status', '--porcelain', '--', ...SOURCES])) !== '') return null
    return readVersion(await git(['log', '-1', `--format=${FORMAT}`]))
  } catch (error) {
    if (error instanceof GitFailed) return null
    throw error
  }
}

function readVersion(text: string): Version {
  const [commit, seconds] = text.split(' ')
  const committed = new Date(Number(seconds) * 1000).toISOString()
  return v.parse(versionFile, { commit, committed })
}

/** Writes the public version file into the built portal. */
export async function writeVersionFile(folder: string, version: Version | null): Promise<void> {
  if (version === null) return
  await writeFile(path.join(folder, VERSION_FILE), `${JSON.stringify(version)}\n`)
}
