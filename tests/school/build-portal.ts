import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { compressAssets } from '../../scripts/compress-assets.ts'
import { finishPortal } from '../../scripts/finish-portal.ts'
import { makeInstallable } from '../../scripts/install/make-installable.ts'
import { writePages } from '../../scripts/prerender/write-pages.ts'
import { PROJECT } from '../../scripts/project.ts'
import { BUILT_MODULES, BUILT_PORTAL, type BuiltModules } from './built-portal.ts'
import { schoolModules } from './school-modules.ts'
import { SCHOOL, SCHOOL_LOOK, SCHOOL_PARTS } from './school-parts.ts'

/** Builds the portal that browser tests open, as npm run build does, but of the fixed school. */
export default async function buildPortal(): Promise<void> {
  const output = (await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [schoolModules(), noteModules()],
    build: { outDir: BUILT_PORTAL },
  })) as Rolldown.RolldownOutput
  await makeInstallable(BUILT_PORTAL, SCHOOL, SCHOOL_LOOK)
  await writePages({ folder: BUILT_PORTAL, output, plugins: [schoolModules()] })
  await finishPortal({ folder: BUILT_PORTAL, ...SCHOOL_PARTS })
  await compressAssets(BUILT_PORTAL)
}

/** Leaves beside the portal what is in each of its scripts. */
function noteModules(): Plugin {
  return {
    name: 'note-modules',
    async writeBundle(_, files) {
      const scripts = Object.values(files).filter((file) => file.type === 'chunk')
      const modules: BuiltModules = Object.fromEntries(
        scripts.map((script) => [
          `/${script.fileName}`,
          Object.fromEntries(
            Object.entries(script.modules).map(([id, { renderedLength }]) => [
              path.relative(PROJECT, id.replace('\0', '')).replaceAll(path.sep, '/'),
              renderedLength,
            ]),
          ),
        ]),
      )
      await writeFile(BUILT_MODULES, JSON.stringify(modules))
    },
  }
}
