import { fileURLToPath } from 'node:url'

/** The portal of the fixed school, which the browser tests build before the first of them runs. */
export const BUILT_PORTAL = fileURLToPath(new URL('../../.cache/test-portal', import.meta.url))

/** The modules of each of its scripts, by the script's address, with their sizes in characters. */
export const BUILT_MODULES = fileURLToPath(
  new URL('../../.cache/test-portal-modules.json', import.meta.url),
)

/** Its chat page and security policy for a school whose chat is a vendor's script. */
export const BUILT_CHAT = fileURLToPath(new URL('../../.cache/test-chat.json', import.meta.url))

export type BuiltChat = { readonly page: string; readonly policy: string }

export const VENDOR = 'https://vendor.example'

export type BuiltModules = Readonly<Record<string, Readonly<Record<string, number>>>>
