import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { follow, openCard, press, submitLogin } from '../support/student.ts'

const modal = (title: string) => screen.findByRole('dialog', { name: title })
const view = (title: string) =>
  within(screen.getByRole('article', { name: title })).getByRole('button', { name: 'View' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a modal has an address', () => {
  test.each([
    ['/payments?card=receipt-upload', 'Receipt upload'],
    ['/payments?card=payments/receipt-upload', 'Receipt upload'],
    ['/payments?card=payments%2Freceipt-upload', 'Receipt upload'],
    ['/?card=classes/class-link', 'Class Link'],
    ['/payments?from=mail&card=receipt-upload#top', 'Receipt upload'],
  ])('%s opens %s', async (at, title) => {
    await openPortal({ at })
    expect(await modal(title)).toBeVisible()
  })

  test.each([
    '/payments?card=no-such-card',
    '/payments?card=class-link',
    '/payments?card=',
    '/payments?card=receipt-upload&card=finance-contact',
    '/payments?card[]=receipt-upload',
    '/payments?card={"id":"receipt-upload"}',
    '/payments?card=__proto__',
    '/payments?card=%E0%A4%A',
    '/payments?card=%3Cscript%3Ealert(1)%3C/script%3E',
  ])('%s names no card and shows the page', async (at) => {
    await openPortal({ at })
    await heading('Payments')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('View puts it there, by the card’s file name, or by folder and file name for the card of another page', async () => {
    const portal = await openPortal({ at: '/classes' })
    await openCard('Class Link')
    const follows = (address: string) =>
      waitFor(() => expect(portal.history.location.href).toBe(address))
    await follows('/classes?card=class-link')
    portal.reload('/')
    await openCard('Class Link')
    await follows('/?card=classes/class-link')
  })

  test('a card whose file name is a number has one, too', async () => {
    const { readSearch, writeSearch } = await import('../../src/portal/portal-address.ts')
    expect(readSearch(writeSearch({ card: '2024' }))).toEqual({ card: '2024' })
  })

  test('it survives signing in', async () => {
    await openPortal({ at: '/payments?card=receipt-upload', signedIn: false })
    await submitLogin()
    expect(await modal('Receipt upload')).toBeVisible()
  })
})

describe('a modal that View opened', () => {
  test.each([
    ['Close', () => press('Close')],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('is a step of the history, and %s goes back from it', async (_, close) => {
    const { history } = await openPortal({ at: '/payments' })
    await openCard('Receipt upload')
    await waitFor(() => expect(history.length).toBe(2))
    close()
    await closed()
    const before = { href: '/payments', state: { __TSR_index: 0 } }
    await waitFor(() => expect(history.location).toMatchObject(before))
    await waitFor(() => expect(view('Receipt upload')).toHaveFocus())
  })

  test('closes with Back, and Forward opens it again', async () => {
    const { history } = await openPortal({ at: '/payments' })
    await openCard('Receipt upload')
    await waitFor(() => expect(history.length).toBe(2))
    history.back()
    await closed()
    history.forward()
    expect(await modal('Receipt upload')).toBeVisible()
  })

  test('goes back once, however often Close is pressed', async () => {
    const { history } = await openPortal({ at: '/support' })
    await heading('Support')
    await follow('Payments')
    const close = within(await openCard('Receipt upload')).getByRole('button', { name: 'Close' })
    await waitFor(() => expect(history.length).toBe(3))
    fireEvent.click(close)
    fireEvent.click(close)
    await waitFor(() => expect(history.location.href).toBe('/payments'))
  })
})

describe('a modal that the address opened', () => {
  test('leaves its page when it closes, in the same step of the history, and the focus on its View', async () => {
    const { history } = await openPortal({ at: '/payments?card=receipt-upload' })
    await modal('Receipt upload')
    press('Close')
    await closed()
    await waitFor(() => expect(history.location.href).toBe('/payments'))
    expect(history.length).toBe(1)
    await waitFor(() => expect(view('Receipt upload')).toHaveFocus())
  })
})

test('a link in a modal closes it and leads on; Back shows both again, and Close the page', async () => {
  const { history } = await openPortal({ at: '/payments' })
  const opened = await openCard('Receipt upload')
  await waitFor(() => expect(history.length).toBe(2))
  fireEvent.click(within(opened).getByRole('link', { name: 'payment status' }))
  await heading('Payment Status')
  await closed()
  history.back()
  await modal('Receipt upload')
  press('Close')
  await heading('Payments')
})

test('a link in a text opens the modal of a card', async () => {
  await openPortal({ at: '/fee-status' })
  fireEvent.click(await screen.findByRole('link', { name: 'Send it now' }))
  expect(await modal('Receipt upload')).toBeVisible()
})

describe('what opens over a page makes no call', () => {
  const HOURS_MS = 3 * 3_600_000

  test.each([
    ['/', 'Class Link', ['Menu', 'Search']],
    ['/payments', 'Receipt upload', ['Menu']], // the search asks for tasks where there are none
  ])('on %s, though all that is there is old, or could not be loaded', async (at, card, others) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const bent = bendCalls()
    bent.fail('fetch_messages.php', 'the connection is lost')
    const { calls, history } = await openPortal({ at, answer: bent.answer })
    await screen.findByRole('article', { name: card })
    await waitFor(() => expect(calls.filter((call) => call.includes('messages'))).toHaveLength(2))
    vi.setSystemTime(Date.now() + HOURS_MS)
    const before = [...calls]
    await openCard(card)
    await waitFor(() => expect(history.length).toBe(2))
    history.back()
    await closed()
    for (const name of others) {
      press(name)
      await screen.findByRole('dialog', { name })
      fireEvent.keyDown(document.body, { key: 'Escape' })
      await closed()
    }
    expect(calls).toEqual(before)
  })
})
