// Names that the worker and the page, or two versions of the worker, share.

/** The one cache, of all versions. */
export const CACHE = 'student-portal'

/** Message to a waiting version: take over now. */
export const TAKE_OVER = 'take over'

/** Message after a script failed to load: check the cached files against the build. */
export const CHECK_FILES = 'check files'
