import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { figures } from '../../src/content/compiled/index.ts'
import { checkTime } from '../../src/portal/time/check-time.ts'
import { formatShortOnPhone } from '../../src/portal/time/school-time.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, confirmLogout, openCard, press, stored, submitLogin } from '../support/student.ts'

// Receipt upload begins a wait, and Check payment status says when it ends: content/payments.

const HOUR_MS = 3_600_000
const SENT = '2026-11-21T20:15:00' // on the phone's clock: Saturday, a quarter past eight in the evening
const CHECK = 'Check from Tue 24 Nov, 9 AM' // 60 hours later, and then the next full hour

const later = async () =>
  within(await screen.findByRole('article', { name: 'Check payment status' }))
const status = () => screen.getByRole('dialog', { name: 'Check payment status' })

const line = () => screen.findByRole('link', { name: /^Check .* (from|now)/ })

const keep = (waits: unknown) => localStorage.setItem('waits', JSON.stringify(waits))
const wait = (kept: string, sentAt: number) => ({
  card: 'payments/payment-status',
  label: 'Submission ID',
  kept,
  sentAt,
  checkAt: sentAt + 60 * HOUR_MS,
})

async function openPayments(at = '/payments') {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(SENT).getTime())
  const pass = stopClock()
  return { ...(await openPortal({ at })), pass }
}

/** Types an ID into the modal that Receipt upload offers, and saves it. @returns the modal of Receipt upload */
async function saveId(submissionId: string) {
  const modal = within(await openCard('Receipt upload'))
  fireEvent.click(modal.getByRole('button', { name: /^Save (my|another) submission ID$/ }))
  expect(await screen.findByLabelText('Submission ID')).toHaveFocus()
  fill({ 'Submission ID': submissionId })
  press('Save')
  return modal
}

test('the figure of the wait is the one that copy mentions', () => {
  expect(figures['fee_check']).toEqual({ value: 60, unit: 'hours' }) // spec 9
})

test.each([
  ['2026-11-21T20:15:00', 'Tue 24 Nov, 9 AM'],
  ['2026-11-21T21:00:00', 'Tue 24 Nov, 9 AM'],
  ['2026-11-21T21:00:01', 'Tue 24 Nov, 10 AM'],
  ['2026-11-21T23:30:00', 'Tue 24 Nov, 12 PM'],
  ['2026-11-22T11:59:59', 'Wed 25 Nov, 12 AM'],
  ['2026-12-30T08:00:00', 'Fri 1 Jan, 8 PM'],
])('what was sent at %s is looked at from %s', (sent, shown) => {
  const words = formatShortOnPhone(checkTime(new Date(sent), 60 * HOUR_MS))
  expect(words.replaceAll('\u00a0', ' ')).toBe(shown)
})

describe('a card that begins a wait', () => {
  test('saves the ID and shows it, with the time from when to look', async () => {
    await openPayments()
    const modal = await saveId('  RC-1042 ')
    expect(modal.getByRole('status')).toHaveTextContent(
      `Submission ID RC-1042 is saved on this device. ${CHECK}.`,
    )
    const again = modal.getByRole('button', { name: 'Save another submission ID' })
    await waitFor(() => expect(again).toHaveFocus())
    press('Close')
    expect((await later()).getByText(CHECK)).toBeVisible()
    const status = within(await openCard('Check payment status'))
    expect(status.getByText('RC-1042')).toBeVisible()
    expect(status.getByText(CHECK)).toBeVisible()
  })

  test('asks for the ID, and Close saves nothing', async () => {
    await openPayments()
    const modal = await saveId('')
    expect(screen.getByText('Enter it first.')).toBeVisible()
    press('Close')
    const save = modal.getByRole('button', { name: 'Save my submission ID' })
    await waitFor(() => expect(save).toHaveFocus())
    expect(stored()).not.toHaveProperty('waits')
  })

  test('still says so when the portal is loaded afresh, and takes another', async () => {
    const { reload, pass } = await openPayments()
    await saveId('RC-1')
    await pass(1)
    reload('/payments')
    const modal = await openCard('Receipt upload')
    expect(modal).toHaveTextContent(`Submission ID RC-1 is saved on this device. ${CHECK}.`)
    press('Close')
    await saveId('RC-2')
    reload('/payments?card=payment-status')
    expect(await screen.findByText('RC-1')).toBeVisible()
    expect(screen.getByText('RC-2')).toBeVisible()
  })

  test('leaves what was typed where the device saves nothing', async () => {
    await openPayments()
    await heading('Payments')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    await saveId('RC-1042')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This device could not save it. Write it down.',
    )
    expect(screen.getByLabelText('Submission ID')).toHaveValue('RC-1042')
  })
})

describe('Next up', () => {
  test('says from which day to check, and then that it is time, and leads to the card', async () => {
    const { history, pass } = await openPayments()
    await saveId('RC-1')
    press('Close')
    history.push('/')
    expect(await line()).toHaveTextContent('Check payment status from Tue 24 Nov')
    await pass(61 * HOUR_MS)
    expect(await line()).toHaveTextContent('Check payment status now')
    fireEvent.click(await line())
    expect(await screen.findByRole('dialog', { name: 'Check payment status' })).toBeVisible()
    expect(history.location.href).toBe('/payments?card=payment-status')
  })

  test('says it of what an earlier version has saved, too, and after a week nothing more', async () => {
    const { reload, pass } = await openPayments()
    await heading('Payments')
    keep([wait('', new Date(SENT).getTime())])
    reload('/')
    expect(await line()).toHaveTextContent('Check your payment from Tue 24 Nov')
    await pass((60 + 7 * 24) * HOUR_MS)
    expect(screen.queryByRole('link', { name: /^Check / })).toBeNull()
  })
})

describe('the card that says from when to look', () => {
  test('says nothing before anything was sent', async () => {
    await openPayments()
    expect((await later()).queryByText(/^Check from|check now/)).toBeNull()
    const modal = within(await openCard('Check payment status'))
    expect(modal.queryByRole('list', { name: 'Saved on this device' })).toBeNull()
  })

  test('says that the time has come, and after a week nothing more', async () => {
    const { pass } = await openPayments()
    await saveId('RC-1042')
    press('Close')
    const card = await later()
    await pass(60 * HOUR_MS)
    expect(card.getByText(CHECK)).toBeVisible()
    await pass(HOUR_MS)
    expect(card.getByText('You can check now')).toBeVisible()
    await pass(7 * 24 * HOUR_MS)
    expect(card.queryByText('You can check now')).toBeNull()
    await openCard('Check payment status')
    expect(within(status()).getByText('RC-1042')).toBeVisible()
  })

  test('speaks of the next of several, and its modal of each', async () => {
    const { pass } = await openPayments()
    await saveId('RC-1')
    press('Close')
    await pass(24 * HOUR_MS)
    await saveId('RC-2')
    press('Close')
    expect((await later()).getByText(CHECK)).toBeVisible()
    const modal = within(await openCard('Check payment status'))
    const [newest, older] = modal.getAllByText(/^Check from/)
    expect(newest).toHaveTextContent('Check from Wed 25 Nov, 9 AM')
    expect(older).toHaveTextContent(CHECK)
  })

  test('copies an ID, changes it, and removes it', async () => {
    const { user } = await openPayments()
    await saveId('RC-1042')
    press('Close')
    await openCard('Check payment status')
    press('Copy Submission ID RC-1042')
    press('Change RC-1042')
    expect(await screen.findByLabelText('Submission ID')).toHaveValue('RC-1042')
    await user.keyboard('{Escape}')
    press('Change RC-1042')
    fill({ 'Submission ID': 'RC-1024' })
    press('Save')
    expect(within(status()).queryByText('RC-1042')).toBeNull()
    press('Change RC-1024')
    press('Remove')
    expect(within(status()).queryByText('RC-1024')).toBeNull()
    expect(within(status()).getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

describe('what is kept', () => {
  test('follows what another tab keeps and removes', async () => {
    await openPayments()
    const card = await later()
    keep([wait('RC-9', new Date(SENT).getTime())])
    fireEvent(window, new StorageEvent('storage', { key: 'waits' }))
    expect(card.getByText('Check from Tue 24 Nov, 8:15 AM')).toBeVisible()
    keep([])
    fireEvent(window, new StorageEvent('storage', { key: 'waits' }))
    expect(card.queryByText(/^Check from/)).toBeNull()
  })

  test('goes with Logout', async () => {
    const { reload } = await openPayments()
    await saveId('RC-1042')
    press('Close')
    await confirmLogout()
    await heading('Student Login')
    expect(JSON.stringify(stored())).not.toContain('RC-1042')
    await submitLogin()
    await heading(/^Welcome/)
    reload('/payments')
    expect((await later()).queryByText(CHECK)).toBeNull()
  })

  test('are the newest twenty', async () => {
    const { reload } = await openPayments()
    await heading('Payments')
    const sentAt = new Date(SENT).getTime()
    keep(Array.from({ length: 20 }, (_, index) => wait(`RC-${index}`, sentAt - 1 - index)))
    reload('/payments')
    await saveId('RC-new')
    reload('/payments?card=payment-status')
    await screen.findByText('RC-new')
    expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(20)
    expect(screen.queryByText('RC-19')).toBeNull()
  })

  test.each([
    ['no list', { kept: 'RC-1' }],
    ['a wait without its time', [{ ...wait('RC-1', 0), checkAt: null }]],
    ['a time that no calendar has', [{ ...wait('RC-1', 0), checkAt: 1e300 }]],
  ])('is nothing where storage holds %s', async (_, rubbish) => {
    const { reload } = await openPayments()
    await heading('Payments')
    keep(rubbish)
    reload('/payments')
    const modal = within(await openCard('Check payment status'))
    expect(modal.queryByRole('list', { name: 'Saved on this device' })).toBeNull()
  })
})
