import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buildPortalInto } from './build-portal-into.ts'
import { buildContent } from '../content/create-compiler.ts'
import { replaceDist } from './dist-state.ts'
import { bytesToFetch, describeOffline } from './precache-files.ts'
import { writePolicyIncludes } from './policy-includes.ts'
import { PROJECT } from '../system/project.ts'
import { Refused } from '../system/refused.ts'
import { schoolFileOf } from './school-file.ts'
import { hashSources } from '../system/source-hash.ts'
import { versionOf } from './version-file.ts'

/** Beside dist/, which is served meanwhile. */
const UNFINISHED = path.join(PROJECT, '.cache', 'dist')

/**
 * Builds the static portal into dist/: content, bundle, compressed copies, security headers, and the
 * school file for the server.
 * @throws when the content has a mistake (which is printed) or the bundle fails
 */
export async function buildPortal(): Promise<void> {
  const hash = hashSources()
  const built = buildContent({ root: PROJECT })
  const look = built.content.settings.site?.whole
  const file = schoolFileOf(built)
  if (look === undefined || file === null) throw new Refused('The content has mistakes: see above.')
  const { pages, site } = await import('../../src/content/compiled/index.ts')
  const paths = Object.values(pages).map((page) => page.path)
  const version = await versionOf(PROJECT)
  const school = { root: PROJECT, look, site, pages: paths, file, version }
  await rm(UNFINISHED, { recursive: true, force: true })
  const { files, policies } = await buildPortalInto({ folder: UNFINISHED, school })
  await writePolicyIncludes(path.join(PROJECT, 'dist-headers'), policies)
  if (files !== null) {
    const addresses = Object.keys(files)
    console.log(describeOffline(bytesToFetch(UNFINISHED, addresses), addresses.length))
  }
  await replaceDist(UNFINISHED, hash)
}
