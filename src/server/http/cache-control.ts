/** Values of Cache-Control. */
export const CACHE_CONTROL = {
  /** For names with a hash, whose content never changes. */
  forever: 'public, max-age=31536000, immutable',
  /** For pages and the service worker, which name the hashed files. */
  askEachTime: 'no-cache',
  oneHour: 'public, max-age=3600',
} as const
