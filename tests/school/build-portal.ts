import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { finishPortal } from '../../scripts/finish-portal.ts'
import { makeInstallable } from '../../scripts/install/make-installable.ts'
import { writePages } from '../../scripts/prerender/write-pages.ts'
import { PROJECT } from '../../scripts/project.ts'
import { BUILT_PORTAL } from './built-portal.ts'
import { schoolModules } from './school-modules.ts'
import { SCHOOL, SCHOOL_LOOK, SCHOOL_PARTS } from './school-parts.ts'

/** Builds the portal that browser tests open, as npm run build does, but of the fixed school. */
export default async function buildPortal(): Promise<void> {
  const output = (await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [schoolModules()],
    build: { outDir: BUILT_PORTAL },
  })) as Rolldown.RolldownOutput
  await makeInstallable(BUILT_PORTAL, SCHOOL, SCHOOL_LOOK)
  await writePages({ folder: BUILT_PORTAL, output, plugins: [schoolModules()] })
  await finishPortal({ folder: BUILT_PORTAL, ...SCHOOL_PARTS })
}
