import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { buildPortalInto } from '../../scripts/build/build-portal-into.ts'
import { buildChatPage } from '../../scripts/build/chat-page.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { securityPolicies } from '../../scripts/build/security-policy.ts'
import {
  BUILT_CHAT,
  BUILT_MODULES,
  BUILT_PORTAL,
  VENDOR,
  type BuiltChat,
  type BuiltModules,
} from './built-portal.ts'
import { FIXED_SCHOOL } from './fixed-school.ts'
import { schoolModules } from './school-modules.ts'

/** Builds the portal for browser tests as npm run build does, but with the fixed school. */
export default async function buildPortal(): Promise<void> {
  const { output } = await buildPortalInto({
    folder: BUILT_PORTAL,
    school: FIXED_SCHOOL,
    plugins: [schoolModules()],
  })
  await writeFile(BUILT_MODULES, JSON.stringify(modulesOf(output)))
  await writeFile(BUILT_CHAT, JSON.stringify(await vendorChat()))
}

/** The chat page of a school whose content/site.json names a vendor's script. */
async function vendorChat(): Promise<BuiltChat> {
  const chat = { kind: 'script', address: `${VENDOR}/widget.js` } as const
  const named: Plugin = {
    name: 'vendor-chat',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/compiled/index.ts')
        ? code.replace(/(chat: )\{[^}]*\}/, `$1${JSON.stringify(chat)}`)
        : null,
  }
  const page = await buildChatPage([schoolModules(), named])
  const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? ''
  const policies = securityPolicies(chat, { portal: '', chat: script })
  return { page, policy: policies['/chat.html'] ?? '' }
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
