import { ALL_LINKS } from '../../support/stored-links.ts'
import { SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { answer, hold, inTurn, lose, press, reload, see } from '../steps.ts'
import { DOORS } from './links.ts'

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
const LONG_NAME = 'Oluwaseunfunmilayo-Anuoluwapo Adebayo-Okonkwo Ezenwachukwu the Younger'
const LONG_COHORT = 'Cohort 7: Full-Stack Development and Data Engineering, Evenings and Weekends'

const told = (everyone: string, ada: string) => ({
  ...SCHOOL,
  messages: { everyone, students: { 'ada@example.org': ada } },
})
const withAda = (student: { fullName?: string; cohort?: string; facecard?: string }) => ({
  ...SCHOOL,
  students: [student],
})

const home = { path: '/' } as const

export const DASHBOARD_SHOTS: readonly Shot[] = [
  { ...home, name: 'dashboard, both messages', school: told(GENERAL, PERSONAL) },
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
  { ...home, name: 'dashboard, very long messages', school: told(LONG, LONG) },
  { ...home, name: 'dashboard, no name', school: withAda({ fullName: '' }) },
  {
    ...home,
    name: 'dashboard, long names',
    school: withAda({ fullName: LONG_NAME, cohort: LONG_COHORT }),
  },
  { ...home, name: 'dashboard, facecard', school: withAda({ facecard: greenSquare() }) },
  {
    ...home,
    name: 'dashboard, everything failed',
    before: inTurn(lose('get_tasks.php'), lose('get_links.php'), lose('fetch_messages.php')),
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
    before: inTurn(hold('get_tasks.php'), hold('get_links.php')),
    loading: true,
  },
  {
    ...home,
    name: 'dashboard, old tasks',
    after: inTurn(lose('get_tasks.php'), reload, see('Try again')),
  },
  ...Object.entries(DOORS).map(([name, lesson_time]) => {
    const school = { ...SCHOOL, links: { everyone: { ...ALL_LINKS, lesson_time } } }
    return { path: '/', name: `dashboard, ${name}`, school, viewport: true } as const
  }),
]

function greenSquare(): string {
  return 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
}
