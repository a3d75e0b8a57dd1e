/**
 * Values of Cache-Control. Nothing on the way may rewrite a file: the pages allow only the scripts they were built
 * with, and the service worker caches only the bytes of the build.
 */
export const CACHE_CONTROL = {
  /** For names with a hash, whose content never changes. */
  forever: 'public, max-age=31536000, immutable, no-transform',
  /** For pages and the service worker, which name the hashed files. */
  askEachTime: 'no-cache, no-transform',
  oneHour: 'public, max-age=3600, no-transform',
  /** For the version, which tells whether a new one is live. */
  never: 'no-store',
} as const
