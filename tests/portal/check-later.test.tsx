import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { figures } from '../../src/content/compiled/index.ts'
import { checkTime } from '../../src/portal/time/check-time.ts'
import { formatShortOnPhone } from '../../src/portal/time/school-time.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, logout, openCard, press, stored, submitLogin } from '../support/student.ts'

// Receipt upload begins a wait, and Check payment status says when it ends: content/payments.

const HOUR_MS = 3_600_000
const SENT = '2026-11-21T20:15:00' // on the phone's clock: Saturday, a quarter past eight in the evening
const CHECK = 'Check from Tue 24 Nov, 9 AM' // 60 hours later, and then the next full hour

const later = async () =>
  within(await screen.findByRole('article', { name: 'Check payment status' }))
const status = () => screen.getByRole('dialog', { name: 'Check payment status' })

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

/** Says in the modal of Receipt upload that it was sent. */
async function sendReceipt(submissionId: string) {
  const modal = await openCard('Receipt upload')
  fireEvent.click(within(modal).getByRole('button', { name: /^I have sent it$|^Sent another$/ }))
  fill({ 'Submission ID': submissionId })
  press('Save')
  return within(modal)
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
  test('takes what the student keeps, and leads to the card that says from when to look', async () => {
    const { history } = await openPayments()
    const modal = await sendReceipt('  RC-1042 ')
    expect(modal.getByRole('status')).toHaveTextContent(`Kept on this device. ${CHECK}.`)
    const look = modal.getByRole('link', { name: 'Check payment status' })
    expect(look).toHaveFocus()
    fireEvent.click(look)
    expect(await screen.findByText('RC-1042')).toBeVisible()
    // It opened in place of the other: Close leads to the page.
    expect(history.location.href).toBe('/payments?card=payment-status')
    expect(history.length).toBe(2)
    press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await later()).getByText(CHECK)).toBeVisible()
  })

  test("leads to that card on the same page, where the page shows another page's", async () => {
    const { history } = await openPayments('/fee-status')
    const modal = await sendReceipt('RC-1042')
    fireEvent.click(modal.getByRole('link', { name: 'Check payment status' }))
    expect(await screen.findByText('RC-1042')).toBeVisible()
    expect(history.location.href).toBe('/fee-status?card=payments/payment-status')
    press('Close')
    await heading('Payment Status')
  })

  test('goes on without anything to keep', async () => {
    await openPayments()
    const modal = await sendReceipt('')
    fireEvent.click(modal.getByRole('link', { name: 'Check payment status' }))
    const list = await screen.findByRole('region', { name: 'Kept on this device' })
    expect(list).toHaveTextContent(`Sent Sat 21 Nov, 8:15 PM${CHECK}`)
    expect(within(list).queryByRole('button', { name: /^Copy/ })).toBeNull()
  })

  test('Undo gives back what was typed and keeps nothing, and Cancel what was offered', async () => {
    await openPayments()
    const modal = await sendReceipt('RC-1024')
    fireEvent.click(modal.getByRole('button', { name: 'Undo' }))
    expect(modal.getByLabelText('Submission ID')).toHaveValue('RC-1024')
    expect(modal.getByLabelText('Submission ID')).toHaveFocus()
    expect(screen.queryByText(CHECK)).toBeNull()
    fireEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    expect(modal.getByRole('button', { name: 'I have sent it' })).toHaveFocus()
  })

  test('still says so when the portal is loaded afresh, and takes another', async () => {
    const { reload, pass } = await openPayments()
    await sendReceipt('RC-1')
    await pass(1)
    reload('/payments')
    const modal = await openCard('Receipt upload')
    expect(modal).toHaveTextContent(`Kept on this device. ${CHECK}.`)
    press('Close')
    await sendReceipt('RC-2')
    reload('/payments?card=payment-status')
    expect(await screen.findByText('RC-1')).toBeVisible()
    expect(screen.getByText('RC-2')).toBeVisible()
  })

  test('says what to write down where the device keeps nothing', async () => {
    await openPayments()
    await heading('Payments')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const modal = await sendReceipt('RC-1042')
    expect(modal.getByRole('alert')).toHaveTextContent(
      `This device could not keep it. Write it down: ${CHECK}.`,
    )
    fireEvent.click(modal.getByRole('button', { name: 'Try again' }))
    expect(modal.getByLabelText('Submission ID')).toHaveValue('RC-1042')
  })
})

describe('the card that says from when to look', () => {
  test('says nothing before anything was sent', async () => {
    await openPayments()
    expect((await later()).queryByText(/^Check from|check now/)).toBeNull()
    const modal = within(await openCard('Check payment status'))
    expect(modal.queryByRole('region')).toBeNull()
  })

  test('says that the time has come, and after a week nothing more', async () => {
    const { pass } = await openPayments()
    await sendReceipt('RC-1042')
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
    await sendReceipt('RC-1')
    press('Close')
    await pass(24 * HOUR_MS)
    await sendReceipt('RC-2')
    press('Close')
    expect((await later()).getByText(CHECK)).toBeVisible()
    const modal = within(await openCard('Check payment status'))
    const [newest, older] = modal.getAllByText(/^Check from/)
    expect(newest).toHaveTextContent('Check from Wed 25 Nov, 9 AM')
    expect(older).toHaveTextContent(CHECK)
  })

  test('copies, removes, and takes a removal back', async () => {
    await openPayments()
    const first = await sendReceipt('RC-1042')
    fireEvent.click(first.getByRole('link', { name: 'Check payment status' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy Submission ID RC-1042' }))
    press('Remove RC-1042')
    expect(screen.queryByText('RC-1042')).toBeNull()
    expect(screen.getByText(/^Removed from this device/)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    // The storage may have filled up meanwhile: what is not back is not said to be.
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    press('Undo')
    expect(screen.getByText(/^Removed from this device/)).toBeVisible()
    full.mockRestore()
    press('Undo')
    expect(screen.getByText('RC-1042')).toBeVisible()
    expect(screen.queryByText(/^Removed from this device/)).toBeNull()
  })

  test('has what was taken back where it was', async () => {
    await openPayments()
    await heading('Payments')
    const sentAt = new Date(SENT).getTime()
    keep([wait('RC-2', sentAt), wait('RC-1', sentAt - HOUR_MS)])
    await openCard('Check payment status')
    press('Remove RC-1')
    press('Undo')
    const kept = within(status()).getAllByText(/^RC-/)
    expect(kept.map((each) => each.textContent)).toEqual(['RC-2', 'RC-1'])
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
    await sendReceipt('RC-1042')
    press('Close')
    await logout()
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
    await sendReceipt('RC-new')
    reload('/payments?card=payment-status')
    await screen.findByText('RC-new')
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(20)
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
    expect(modal.queryByRole('region')).toBeNull()
  })
})
