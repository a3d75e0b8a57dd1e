/** How long a browser may keep an answer without asking: what is sent as Cache-Control. */
export const CACHE_CONTROL = {
  /** Hashed names: what is under them never changes. */
  forever: 'public, max-age=31536000, immutable',
  /** Pages and the service worker name the hashed files. */
  askEachTime: 'no-cache',
  oneHour: 'public, max-age=3600',
} as const
