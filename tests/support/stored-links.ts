import type { StoredLinks } from '../../src/contract/links.ts'
import { STORED_LINK_FIELDS } from '../../src/contract/stored-link-fields.ts'

/** Where the test's school leads a student who follows a stored link. */
export const STORED_ORIGIN = 'https://stored.example'

const LESSON_TIME = 'Mondays and Wednesdays, 6 PM'

/** Every field a school can store, each link with an address of its own. */
export const ALL_LINKS: StoredLinks = {
  ...Object.fromEntries(
    STORED_LINK_FIELDS.map((field) => [field, `${STORED_ORIGIN}/${field}`] as const),
  ),
  lesson_time: LESSON_TIME,
}
