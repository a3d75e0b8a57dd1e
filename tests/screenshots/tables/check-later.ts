import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { NOW } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { fillStorage, inTurn, press, reload } from '../steps.ts'

const HOUR_MS = 3_600_000
const payments = { path: '/payments', viewport: true } as const

const saveId = inTurn(press('Save my submission ID'), typeId)

/** The modal of a card that starts a wait, and the card that says from when to check. */
export const CHECK_LATER_SHOTS: readonly Shot[] = [
  { ...payments, name: 'save ID', after: inTurn(openUpload, press('Save my submission ID')) },
  { ...payments, name: 'ID saved', after: inTurn(openUpload, saveId) },
  { ...payments, name: 'ID not saved', before: fillStorage, after: inTurn(openUpload, saveId) },
  { ...payments, name: 'change ID', after: inTurn(sentBefore([1]), openStatus, press('Change')) },
  { ...payments, name: 'check now', after: inTurn(sentBefore([90]), openStatus) },
  {
    ...payments,
    name: 'check later, many',
    after: inTurn(sentBefore([1, 30, 90, 200]), openStatus),
  },
  { path: '/payments', name: 'card, check later', after: sentBefore([1]) },
]

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
