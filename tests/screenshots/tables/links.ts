import type { Page } from '@playwright/test'
import { openCard } from '../../support/cards.ts'
import { ALL_LINKS } from '../../support/stored-links.ts'
import { SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { hold, lose } from '../steps.ts'

const GET = 'get_links.php'
const NO_LINKS = { ...SCHOOL, links: {} }
const ONE_OF_TWO = {
  ...SCHOOL,
  links: { everyone: { class_link: 'https://stored.example/', lesson_time: 'Fridays, 5 PM' } },
}

/** Lesson times that differ at the time of the pictures: 1 PM on a Monday at the school. */
export const DOORS = {
  'class ahead': 'Tuesdays and Thursdays, 7 PM',
  'class starts soon': 'Mondays, 1:12 PM',
  'join window open': 'Mondays and Wednesdays, 12:56 PM',
  'join window closed': 'Mondays, 11 AM (WAT)',
}

const path = '/classes'
const modal = { path, after: openClassLink, viewport: true } as const

/** A modal with two links while the student's own are missing. modals.ts shows it with all. */
export const LINK_SHOTS: readonly Shot[] = [
  { ...modal, name: 'links, loading', before: hold(GET), loading: true },
  { ...modal, name: 'links, failed', before: lose(GET) },
  { ...modal, name: 'links, none stored', school: NO_LINKS },
  { ...modal, name: 'links, one of two stored', school: ONE_OF_TWO },
  { path, name: 'lesson time, not set', school: NO_LINKS },
  ...Object.entries(DOORS).map(([name, lesson_time]) => {
    const school = { ...SCHOOL, links: { everyone: { ...ALL_LINKS, lesson_time } } }
    return { path, name, school, after: openClassLink, viewport: true } as const
  }),
]

function openClassLink(page: Page) {
  return openCard(page, 'Class Link')
}
