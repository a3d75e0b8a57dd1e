import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { openPortal } from '../support/portal.tsx'
import {
  fill,
  fillStorage,
  focused,
  openCard,
  press,
  stored,
  storeElsewhere,
} from '../support/student.ts'

// A student saves the ID of a receipt in the modal of Receipt upload. The card Check payment status then
// says from when the payment can be checked.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SENT = new Date('2026-11-21T20:15:00').getTime() // by the phone's clock: Saturday, 8:15 PM
const CHECK = 'Check from Tue 24 Nov, 8:15 AM' // 60 hours later (spec 9)

const WAIT = {
  card: 'payments/payment-status',
  label: 'Submission ID',
  kept: 'RC-9',
  checkAt: SENT + 60 * HOUR_MS,
}
const storeWaits = (waits: unknown) => storeElsewhere('waits', JSON.stringify(waits))

const statusCard = async () =>
  within(await screen.findByRole('article', { name: 'Check payment status' }))

async function openPayments() {
  const pass = stopClock(SENT)
  const portal = await openPortal({ at: '/payments', shows: 'Payments' })
  /** The phone sleeps for most of this time. */
  const passHours = (hours: number) => {
    vi.setSystemTime(Date.now() + hours * HOUR_MS - MINUTE_MS)
    return pass(MINUTE_MS)
  }
  return { ...portal, passHours }
}

/** Types an ID into the modal of Receipt upload, and saves it. @returns the modal */
async function saveId(submissionId: string) {
  const modal = within(await openCard('Receipt upload'))
  fireEvent.click(modal.getByRole('button', { name: /^Save (my|another) submission ID$/ }))
  expect(await focused()).toBe(modal.getByLabelText('Submission ID'))
  fill({ 'Submission ID': submissionId })
  press('Save')
  return modal
}

test('several IDs are saved, each with the time from when to check it', async () => {
  const { reload, passHours } = await openPayments()
  const modal = await saveId('  RC-1042 ')
  expect(modal.getByRole('status')).toHaveTextContent(
    `Submission ID RC-1042 is saved on this device.${CHECK}`,
  )
  press('Close')
  await passHours(24)
  await saveId('RC-2')
  reload('/payments')
  expect((await statusCard()).getByText(CHECK)).toBeVisible()
  const status = within(await openCard('Check payment status'))
  const list = within(status.getByRole('list', { name: 'Saved on this device' }))
  const [newest, older] = list.getAllByRole('listitem')
  expect(newest).toHaveTextContent(/RC-2.*Check from Wed 25 Nov, 8:15 AM/)
  expect(older).toHaveTextContent(/RC-1042.*Check from Tue 24 Nov, 8:15 AM/)
})

test('an empty ID is asked for, and not saved', async () => {
  await openPayments()
  await saveId('')
  expect(screen.getByText('Enter it first.')).toBeVisible()
  press('Close')
  expect(await stored()).not.toHaveProperty('waits')
})

test('a typed ID stays in its field where the device saves nothing', async () => {
  await openPayments()
  fillStorage()
  await saveId('RC-1042')
  const told = 'This device could not save it. Write it down.'
  expect(screen.getByRole('alert')).toHaveTextContent(told)
  expect(screen.getByLabelText('Submission ID')).toHaveValue('RC-1042')
})

test('the card says when the student can check, and a week later nothing more', async () => {
  const { passHours } = await openPayments()
  const card = await statusCard()
  expect(card.queryByText(/^Check from/)).toBeNull()
  await saveId('RC-1042')
  press('Close')
  await passHours(59)
  expect(card.getByText(CHECK)).toBeVisible()
  await passHours(1)
  expect(card.getByText('You can check now')).toBeVisible()
  await passHours(7 * 24)
  expect(card.queryByText('You can check now')).toBeNull()
  expect(await openCard('Check payment status')).toHaveTextContent('RC-1042')
})

test('a saved ID can be changed and removed', async () => {
  await openPayments()
  await saveId('RC-1042')
  press('Close')
  const modal = await openCard('Check payment status')
  press('Copy Submission ID RC-1042')
  press('Change RC-1042')
  expect(screen.getByLabelText('Submission ID')).toHaveValue('RC-1042')
  fill({ 'Submission ID': 'RC-1024' })
  press('Save')
  expect(modal).not.toHaveTextContent('RC-1042')
  press('Change RC-1024')
  press('Remove')
  expect(modal).not.toHaveTextContent('Submission ID RC')
  expect(await stored()).not.toHaveProperty('waits')
})

test('the card shows what another tab saves', async () => {
  await openPayments()
  storeWaits([WAIT])
  expect((await statusCard()).getByText(CHECK)).toBeVisible()
})

test.each([
  ['no list', WAIT],
  ['a time that no calendar has', [{ ...WAIT, checkAt: 1e300 }]],
])('nothing is shown where storage holds %s', async (_, rubbish) => {
  await openPayments()
  storeWaits(rubbish)
  expect(await openCard('Check payment status')).not.toHaveTextContent('RC-9')
})
