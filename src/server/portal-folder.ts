import { fileURLToPath } from 'node:url'

/** Where the built portal is: PORTAL_DIST, or dist/ beside the sources. */
export function portalFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env['PORTAL_DIST'] || fileURLToPath(new URL('../../dist', import.meta.url))
}
