import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { buildChatPage } from './chat-page.ts'
import { compressAssets } from './compress-assets.ts'
import { finishPortal, type FinishedSchool } from './finish-portal.ts'
import { makeInstallable, type Look } from './install/make-installable.ts'
import { writePages } from './prerender/write-pages.ts'
import type { SchoolFile } from '../../src/server/school-file.ts'
import { PROJECT } from '../system/project.ts'
import { writeSchoolFile } from './school-file.ts'

/** What the build must know of a school, beside its compiled content. */
export type School = FinishedSchool & {
  /** The folder that holds its content/. */
  readonly root: string
  readonly look: Look
  /** What the server is to know of it. */
  readonly file: SchoolFile
}

type Bundle = {
  /** Where the portal is written. */
  readonly folder: string
  readonly school: School
  /** What gives the portal's code another school than the compiled one. */
  readonly plugins?: readonly PluginOption[]
}

/**
 * Builds the static portal of a school into a folder. The order counts: the pages are made from what is
 * installable already, policies and worker are about the pages, and after the compressed copies comes
 * files that no page fetches.
 */
export async function bundlePortal({ folder, school, plugins = [] }: Bundle) {
  const output = (await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [...plugins],
    // Plugin timings appear only on a busy machine, and do not help a school.
    build: { outDir: folder, rolldownOptions: { checks: { pluginTimings: false } } },
  })) as Rolldown.RolldownOutput
  await makeInstallable(folder, school.root, school.look)
  await writePages({ folder, output, plugins })
  await writeFile(path.join(folder, 'chat.html'), await buildChatPage(plugins))
  const finished = await finishPortal(folder, school)
  await compressAssets(folder)
  await writeSchoolFile(folder, school.file)
  return { output, ...finished }
}
