// What the worker and the page, or two versions of the worker, must call by the same name.

/** The one cache, of all versions. */
export const CACHE = 'student-portal'

/** What a page says to a version that waits: now is a good moment. */
export const TAKE_OVER = 'take over'

/** What a page says where a script fails to load: look whether what is kept is what the build wrote. */
export const CHECK_FILES = 'check files'
