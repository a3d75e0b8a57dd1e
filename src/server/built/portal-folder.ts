import { fileURLToPath } from 'node:url'
import type { Env } from '../settings/settings-file.ts'

/** Where the built portal is: PORTAL_DIST, or dist/ beside the sources. */
export function portalFolder(env: Env): string {
  return env['PORTAL_DIST'] || fileURLToPath(new URL('../../../dist', import.meta.url))
}
