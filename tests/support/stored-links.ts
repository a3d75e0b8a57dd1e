import type { StoredLinks } from '../../src/contract/links.ts'
import { STORED_LINK_FIELDS } from '../../src/contract/stored-link-fields.ts'

/** The website of the stored links. */
export const STORED_ORIGIN = 'https://stored.example'

const LESSON_TIME = 'Mondays and Wednesdays, 6 PM'

/** Every field that a school can store, each link with its own address. */
export const ALL_LINKS: StoredLinks = {
  ...Object.fromEntries(
    STORED_LINK_FIELDS.map((field) => [field, `${STORED_ORIGIN}/${field}`] as const),
  ),
  lesson_time: LESSON_TIME,
}
