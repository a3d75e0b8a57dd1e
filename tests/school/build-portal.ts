import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { buildPortalInto } from '../../scripts/build/build-portal-into.ts'
import { buildChatPage } from '../../scripts/build/chat-page.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { securityPolicies } from '../../scripts/build/security-policy.ts'
import {
  BUILT_CHAT,
  BUILT_PORTAL,
  BUILT_SCRIPTS,
  VENDOR,
  type BuiltChats,
  type BuiltScripts,
} from './built-portal.ts'
import { FIXED_SCHOOL } from './fixed-school.ts'
import { schoolModules } from './school-modules.ts'

// Builds the portal of the fixed school, as npm run build does. A program of its own, because React's build for
// tests must not get into it.

const { output } = await buildPortalInto({
  folder: BUILT_PORTAL,
  school: FIXED_SCHOOL,
  plugins: [schoolModules()],
})
await writeFile(BUILT_SCRIPTS, JSON.stringify(scriptsIn(output)))
await writeFile(BUILT_CHAT, JSON.stringify(await vendorChats()))

async function vendorChats(): Promise<BuiltChats> {
  return { frame: await vendorChat('frame'), script: await vendorChat('script') }
}

/** The chat page of a school whose content/site.json names a vendor. */
async function vendorChat(kind: keyof BuiltChats): Promise<BuiltChats['frame']> {
  const chat = { kind, address: `${VENDOR}/chat` }
  const named: Plugin = {
    name: 'vendor-chat',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/compiled/index.ts')
        ? code.replace(/("chat": )\{[^}]*\}/, `$1${JSON.stringify(chat)}`)
        : null,
  }
  const page = await buildChatPage([schoolModules(), named])
  const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? ''
  const policies = securityPolicies(chat, { portal: '', chat: script })
  return { page, policy: policies['/chat.html'] ?? '' }
}

function scriptsIn({ output }: Rolldown.RolldownOutput): BuiltScripts {
  const scripts = output.filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    scripts.map(({ fileName, name, imports, modules }) => {
      const sizes = Object.entries(modules).map(([id, { renderedLength }]) => {
        const module = path.relative(PROJECT, id.replace('\0', '')).replaceAll(path.sep, '/')
        return [module, renderedLength] as const
      })
      const script = { name, imports: imports.map(addressOf), modules: Object.fromEntries(sizes) }
      return [addressOf(fileName), script]
    }),
  )
}

function addressOf(fileName: string): string {
  return `/${fileName}`
}
