/**
 * The oldest browsers in which everything of the portal works, on computers and phones alike: iPhones
 * that stay on iOS 15, Android phones that no longer get a new Chrome, Windows 7.
 */
export const FLOOR = { chrome: '109', firefox: '115', safari: '15.6' } as const

/** The same as the build names them. */
export const BUILD_TARGETS = Object.entries(FLOOR).map(([name, version]) => name + version)
