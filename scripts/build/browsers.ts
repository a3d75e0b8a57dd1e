/**
 * The oldest supported browsers, on computers and phones: for iPhones that stay on iOS 15, Android
 * phones without a newer Chrome, and Windows 7.
 */
export const OLDEST_BROWSERS = { chrome: '109', firefox: '115', safari: '15.6' } as const

/** The same, as build targets. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
)
