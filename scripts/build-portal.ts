import path from 'node:path'
import type { Rolldown } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { buildContent } from './content/build.ts'
import { DIST, markBuilt } from './dist-state.ts'
import { finishPortal } from './finish-portal.ts'
import { makeInstallable } from './install/make-installable.ts'
import { bytesToFetch, describeInstall } from './offline/kept-files.ts'
import { writePolicyIncludes } from './policy-includes.ts'
import { writePages } from './prerender/write-pages.ts'
import { PROJECT } from './project.ts'
import { hashSources } from './source-hash.ts'

/**
 * Builds the static portal into dist/: content, bundle, compressed copies, security headers.
 * @throws when the content has a mistake (which is printed) or the bundle fails
 */
export async function buildPortal(): Promise<void> {
  const hash = hashSources()
  const { ok, content } = buildContent({ root: PROJECT })
  const look = content.settings.site?.whole
  if (!ok || look === undefined) throw new BuildStopped('The content has mistakes: see above.')
  const { build } = await import('vite')
  const output = (await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
  })) as Rolldown.RolldownOutput
  await makeInstallable(DIST, PROJECT, look)
  await writePages({ folder: DIST, output })
  const { pages, site } = await import('../src/content/compiled/index.ts')
  const paths = Object.values(pages).map((page) => page.path)
  const { files, policies } = await finishPortal({ folder: DIST, site, pages: paths })
  await compressAssets(DIST)
  await writePolicyIncludes(path.join(PROJECT, 'dist-headers'), policies)
  if (files !== null) console.log(describeInstall(bytesToFetch(DIST, files), files.length))
  await markBuilt(hash)
}

/** A build that stopped for a reason that was already explained. */
export class BuildStopped extends Error {
  override readonly name = 'BuildStopped'
}
