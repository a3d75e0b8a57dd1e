import { fileURLToPath } from 'node:url'

/** The portal of the fixed school, which the browser tests build before the first of them runs. */
export const BUILT_PORTAL = fileURLToPath(new URL('../../.cache/test-portal', import.meta.url))

/** What is in each of its scripts: the modules by the script's address, each with its size in characters. */
export const BUILT_MODULES = fileURLToPath(
  new URL('../../.cache/test-portal-modules.json', import.meta.url),
)

export type BuiltModules = Readonly<Record<string, Readonly<Record<string, number>>>>
