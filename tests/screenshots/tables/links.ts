import type { Page } from '@playwright/test'
import { openCard } from '../../support/cards.ts'
import { ALL_LINKS } from '../../support/stored-links.ts'
import { FEW_LOOKS } from '../picture.ts'
import { SCHOOL } from '../school.ts'
import type { Shot } from '../shot.ts'
import { hold, lose, see } from '../steps.ts'

const GET = 'get_links.php'
const NO_LINKS = { ...SCHOOL, links: {} }
const ONE_OF_TWO = {
  ...SCHOOL,
  links: { everyone: { class_link: 'https://stored.example/', lesson_time: 'Fridays, 5 PM' } },
}

/** What lesson times come to at the time of the pictures, 1 PM on a Monday at the school. */
export const DOORS = {
  'class ahead': 'Tuesdays and Thursdays, 7 PM',
  'class starts soon': 'Mondays, 1:12 PM',
  'class door open': 'Mondays and Wednesdays, 12:56 PM',
  'class door closed': 'Mondays, 11 AM (WAT)',
}

const classes = { path: '/classes' } as const
const modal = { ...classes, after: openClassLink, viewport: true, looks: FEW_LOOKS } as const

/** What a modal with two links shows while the student's own are not there; all are in Modals. */
export const LINK_SHOTS: readonly Shot[] = [
  { ...modal, name: 'links, loading', before: hold(GET), loading: true },
  { ...modal, name: 'links, failed', before: lose(GET) },
  { ...modal, name: 'links, none stored', school: NO_LINKS },
  { ...modal, name: 'links, one of two stored', school: ONE_OF_TWO },
  {
    ...classes,
    name: 'lesson time, loading',
    before: hold(GET),
    after: see('Loading…'),
    loading: true,
  },
  { ...classes, name: 'lesson time, not set', school: NO_LINKS },
  { ...classes, name: 'lesson time, set', school: ONE_OF_TWO },
  ...Object.entries(DOORS).flatMap(([name, lesson_time]) => {
    const school = { ...SCHOOL, links: { everyone: { ...ALL_LINKS, lesson_time } } }
    return [
      { ...classes, name, school },
      { ...modal, name: `${name}, modal`, school },
    ]
  }),
]

function openClassLink(page: Page) {
  return openCard(page, 'Class Link')
}
