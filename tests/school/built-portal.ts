import { fileURLToPath } from 'node:url'

/** The portal of the fixed school, which the browser tests build before the first of them runs. */
export const BUILT_PORTAL = fileURLToPath(new URL('../../.cache/test-portal', import.meta.url))
