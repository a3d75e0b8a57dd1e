import type { Page } from '@playwright/test'
import { openCard } from '../../support/cards.ts'
import { ALL_LINKS } from '../../support/stored-links.ts'
import { SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { answer, hold, inTurn, lose, press, see } from '../steps.ts'

const GENERAL = 'The review summit is on Saturday at 10 AM; its link is under Meetings.'
const PERSONAL =
  'Ada, your mentor has read your second task and left you a note. See https://example.org/notes'
const LONG = `${GENERAL} `.repeat(8) + `https://example.org/${'a-long-address/'.repeat(10)}`
const EARLIER = [
  {
    text: 'No class tonight: the tutors are ill.\n\nWe meet on Monday.',
    since: '2026-03-01T08:00:00Z',
  },
  { text: 'Fees are due on Friday. See https://example.org/fees', since: '2026-02-20T08:00:00Z' },
]
const LONG_NAMES = {
  fullName: 'Oluwaseunfunmilayo-Anuoluwapo Adebayo-Okonkwo Ezenwachukwu the Younger',
  cohort: 'Cohort 7: Full-Stack Development and Data Engineering, Evenings and Weekends',
}

/** Lesson times that differ at the time of the pictures: 1 PM on a Monday at the school. */
const DOORS = {
  'class ahead': 'Tuesdays and Thursdays, 7 PM',
  'class starts soon': 'Mondays, 1:12 PM',
  'join window open': 'Mondays and Wednesdays, 12:56 PM',
  'join window closed': 'Mondays, 11 AM (WAT)',
}

const withMessages = (everyone: string, ada: string) => ({
  ...SCHOOL,
  messages: { everyone, students: { 'ada@example.org': ada } },
})

const GET = 'get_links.php'
const NO_LINKS = { ...SCHOOL, links: {} }
const ONE_OF_TWO = {
  ...SCHOOL,
  links: { everyone: { class_link: 'https://stored.example/', lesson_time: 'Fridays, 5 PM' } },
}

const home = { path: '/' } as const
const modal = { path: '/classes', after: openClassLink, viewport: true } as const

/** The dashboard, and a modal with two links while the student's own are missing: content.ts shows it with all. */
export const DASHBOARD_SHOTS: readonly Shot[] = [
  { ...home, name: 'dashboard, both messages', school: withMessages(GENERAL, PERSONAL) },
  {
    ...home,
    name: 'dashboard, earlier messages',
    before: answer('fetch_messages.php', {
      status: 'success',
      generalMessage: GENERAL,
      earlier: EARLIER,
    }),
    viewport: true,
    after: inTurn(press('Close messages'), press('Messages')),
  },
  { ...home, name: 'dashboard, very long messages', school: withMessages(LONG, LONG) },
  { ...home, name: 'dashboard, long names', school: { ...SCHOOL, students: [LONG_NAMES] } },
  {
    ...home,
    name: 'dashboard, everything failed',
    before: inTurn(lose('get_tasks.php'), lose(GET), lose('fetch_messages.php')),
    after: press('Messages could not be loaded'),
  },
  { ...home, name: 'dashboard, nothing due', school: { ...SCHOOL, tasks: [] } },
  {
    path: '/?card=receipt-upload',
    name: 'dashboard, a card of another page',
    after: see('is in Payments.'),
  },
  {
    ...home,
    name: 'dashboard, loading',
    before: inTurn(hold('get_tasks.php'), hold(GET)),
    loading: true,
  },
  ...Object.entries(DOORS).map(([name, lesson_time]) => {
    const school = { ...SCHOOL, links: { everyone: { ...ALL_LINKS, lesson_time } } }
    return { path: '/', name: `dashboard, ${name}`, school, viewport: true } as const
  }),
  { ...modal, name: 'links, loading', before: hold(GET), loading: true },
  { ...modal, name: 'links, failed', before: lose(GET) },
  { ...modal, name: 'links, none stored', school: NO_LINKS },
  { ...modal, name: 'links, one of two stored', school: ONE_OF_TWO },
]

function openClassLink(page: Page) {
  return openCard(page, 'Class Link')
}
