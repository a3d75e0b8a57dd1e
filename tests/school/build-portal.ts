import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { PROJECT } from '../../scripts/project.ts'
import { securityPolicies } from '../../scripts/security-policy.ts'
import { BUILT_PORTAL } from './built-portal.ts'
import { schoolModules } from './school-modules.ts'

/** Builds the portal that browser tests open, as npm run build does, but of the fixed school. */
export default async function buildPortal(): Promise<void> {
  await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [schoolModules()],
    build: { outDir: BUILT_PORTAL },
  })
  const site = JSON.parse(await readFile(new URL('content/site.json', import.meta.url), 'utf8'))
  const headers = JSON.stringify(securityPolicies(site.chat))
  await writeFile(path.join(BUILT_PORTAL, 'headers.json'), headers)
}
