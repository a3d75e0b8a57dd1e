import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { bundlePortal } from '../../scripts/bundle-portal.ts'
import { PROJECT } from '../../scripts/project.ts'
import { BUILT_MODULES, BUILT_PORTAL, type BuiltModules } from './built-portal.ts'
import { FIXED_SCHOOL } from './fixed-school.ts'
import { schoolModules } from './school-modules.ts'

/** Builds the portal that browser tests open, as npm run build does, but of the fixed school. */
export default async function buildPortal(): Promise<void> {
  const { output } = await bundlePortal({
    folder: BUILT_PORTAL,
    school: FIXED_SCHOOL,
    plugins: [schoolModules()],
  })
  await writeFile(BUILT_MODULES, JSON.stringify(modulesOf(output)))
}

/** What is in each script of the portal. */
function modulesOf({ output }: Rolldown.RolldownOutput): BuiltModules {
  const scripts = output.filter((file) => file.type === 'chunk')
  return Object.fromEntries(
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
}
