import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { buildChatPage } from './chat-page.ts'
import { compressAssets } from './compress-assets.ts'
import { addPoliciesAndWorker, type PolicyAndWorkerInputs } from './add-policies-and-worker.ts'
import { makeInstallable, type Look } from './install/make-installable.ts'
import { writePages } from './prerender/write-pages.ts'
import type { SchoolFile } from '../../src/server/built/school-file.ts'
import type { Version } from '../../src/server/built/version.ts'
import { PROJECT } from '../system/project.ts'
import { writeSchoolFile } from './school-file.ts'
import { writeVersionFile } from './version-file.ts'

/** The inputs of a build, in addition to the compiled content. */
export type BuildInputs = PolicyAndWorkerInputs & {
  /** The folder that holds its content/. */
  readonly root: string
  readonly look: Look
  /** The school file for the server. */
  readonly file: SchoolFile
  /** null: unknown. */
  readonly version: Version | null
}

type Bundle = {
  /** The output folder. */
  readonly folder: string
  readonly school: BuildInputs
  /** Vite plugins that replace the compiled content by another school's. */
  readonly plugins?: readonly PluginOption[]
}

/**
 * Builds the static portal of a school into a folder. The order matters: Vite writes index.html,
 * makeInstallable adds the links to the manifest and icons, and writePages uses it as the template of all
 * pages. Policies and worker need the pages. No page fetches school.json or
 * version.json, so they are not compressed.
 */
export async function buildPortalInto({ folder, school, plugins = [] }: Bundle) {
  const output = (await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [...plugins],
    // Hides plugin timings, which appear only on a busy machine.
    build: { outDir: folder, rolldownOptions: { checks: { pluginTimings: false } } },
  })) as Rolldown.RolldownOutput
  await makeInstallable(folder, school.root, school.look)
  await writePages({ folder, output, plugins })
  await writeFile(path.join(folder, 'chat.html'), await buildChatPage(plugins))
  const finished = await addPoliciesAndWorker(folder, school)
  await compressAssets(folder)
  await writeSchoolFile(folder, school.file)
  await writeVersionFile(folder, school.version)
  return { output, ...finished }
}
