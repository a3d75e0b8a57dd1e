import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { handInTask } from '../../support/portal-forms.ts'
import { goOffline } from '../../support/network.ts'
import { NOW, SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { fillStorage, hold, inTurn, lose, press, reload, see } from '../steps.ts'

const HOUR_MS = 3_600_000
const payments = { path: '/payments', viewport: true } as const
const policy = { path: '/student-policy', viewport: true } as const

const openSearch = press('Search')
const saveId = inTurn(press('Save my submission ID'), typeId)

/** The frame around every page, the search, and the modal of a card that starts a wait. */
export const SHELL_SHOTS: readonly Shot[] = [
  { name: 'session check', path: '/', before: hold('auth.php'), loading: true },
  {
    name: 'deactivated',
    path: '/',
    school: { ...SCHOOL, students: [{ access: 'deactivated' }] },
    viewport: true,
  },
  { ...payments, name: 'drawer', after: press('Menu'), widths: [360, 900] },
  {
    name: 'logout, the question',
    path: '/mentor-tasks/3/submit',
    after: inTurn(handInTask, press('Logout')),
    viewport: true,
  },
  { ...payments, name: 'keyboard focus, skip link', after: (page) => page.keyboard.press('Tab') },
  { ...policy, name: 'policy, at a heading', after: openHeading, widths: [1280] },
  { ...policy, name: 'policy, its contents', after: press('Contents'), widths: [360, 900] },
  { name: 'offline, next page', path: '/', after: loseNextPage },
  { ...payments, name: 'search, empty', after: inTurn(openSearch, see('Class Link')) },
  { ...payments, name: 'search, results', after: searchFor('receipt') },
  { ...payments, name: 'search, a section and a slip', after: searchFor('refnds') },
  { ...payments, name: 'search, nothing found', after: searchFor('xylophone') },
  {
    ...payments,
    name: 'search, its code is lost',
    before: (page) => page.route(/assets\/search-box-/, (route) => route.abort()),
    after: inTurn(openSearch, see(/could not be loaded/)),
  },
  {
    ...payments,
    name: 'search, no tasks',
    before: lose('get_tasks.php'),
    after: inTurn(searchFor('receipt'), see(/not searched/)),
  },
  { ...payments, name: 'save ID', after: inTurn(openUpload, press('Save my submission ID')) },
  { ...payments, name: 'ID saved', after: inTurn(openUpload, saveId) },
  { ...payments, name: 'ID not saved', before: fillStorage, after: inTurn(openUpload, saveId) },
  {
    ...payments,
    name: 'check later, many',
    after: inTurn(sentBefore([1, 30, 90, 200]), openStatus),
  },
  { ...payments, name: 'change ID', after: inTurn(sentBefore([1]), openStatus, press('Change')) },
  { path: '/payments', name: 'card, check later', after: sentBefore([1]) },
]

async function openHeading(page: Page) {
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3).click()
}

async function loseNextPage(page: Page) {
  await goOffline(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Student' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeHidden()
}

function searchFor(words: string) {
  return inTurn(openSearch, (page) => page.getByRole('combobox', { name: 'Search' }).fill(words))
}

async function openUpload(page: Page) {
  await openCard(page, 'Receipt upload')
}

async function openStatus(page: Page) {
  await openCard(page, /^Check (your payment|payment status)$/) // the school's title, and that of the tests
}

/** Loads the page again with IDs that this device saved so many hours ago, the newest first. */
function sentBefore(hours: readonly number[]) {
  const kept = hours.map((ago, index) => {
    return {
      card: 'payments/payment-status',
      label: 'Submission ID',
      kept: `RC-${10_427 - index}`,
      checkAt: Date.parse(NOW) + (60 - ago) * HOUR_MS,
    }
  })
  const keep = (page: Page) =>
    page.evaluate((text) => localStorage.setItem('waits', text), JSON.stringify(kept))
  return inTurn(keep, reload, (page) => expect(page.getByText(/check/i).first()).toBeVisible())
}

async function typeId(page: Page) {
  await page.getByRole('textbox', { name: 'Submission ID' }).fill('RC-10427')
  await page.keyboard.press('Enter')
}
