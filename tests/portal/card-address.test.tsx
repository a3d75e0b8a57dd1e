import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { readSearch, writeSearch } from '../../src/portal/portal-address.ts'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { focused, openCard, press, submitLogin } from '../support/student.ts'

const NO_SUCH_CARD = 'There is no such card on this page.'
const modal = (title: string) => screen.findByRole('dialog', { name: title })
const view = (title: string) =>
  within(screen.getByRole('article', { name: title })).getByRole('button', { name: 'View' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the address of a modal', () => {
  test.each([
    ['/payments?card=payments%2Freceipt-upload', 'Receipt upload'],
    ['/?card=classes/class-link', 'Class Link'],
    ['/payments?from=mail&card=receipt-upload#top', 'Receipt upload'],
  ])('%s opens %s', async (at, title) => {
    await openPortal({ at })
    expect(await modal(title)).toBeVisible()
  })

  test.each(['no-such-card', '__proto__', '%E0%A4%A'])(
    'that names no card, ?card=%s, shows the page, which says so',
    async (card) => {
      await openPortal({ at: `/payments?card=${card}`, shows: 'Payments' })
      expect(await screen.findByText(NO_SUCH_CARD)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test.each([
    ['/payments?card=class-link', 'Class Link', 'Classes'],
    ['/payments?card=classes/class-link', 'Class Link', 'Classes'],
    ['/?card=receipt-upload', 'Receipt upload', 'Payments'],
    ['/accessibility?card=payments/receipt-upload', 'Receipt upload', 'Payments'],
  ])('that names a card of another page, %s, leads to it there', async (at, title, page) => {
    await openPortal({ at })
    const sentence = (await screen.findByText(NO_SUCH_CARD)).parentElement
    await waitFor(() => expect(sentence).toHaveTextContent(`page. ${title} is in ${page}.`))
    fireEvent.click(screen.getByRole('link', { name: title }))
    expect(await modal(title)).toBeVisible()
    expect(screen.queryByText(NO_SUCH_CARD)).toBeNull()
  })

  test('that names two cards shows the page alone', async () => {
    await openPortal({
      at: '/payments?card=receipt-upload&card=finance-contact',
      shows: 'Payments',
    })
    expect(screen.queryByText(NO_SUCH_CARD)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('has the folder of a card that belongs to another page', async () => {
    const { place } = await openPortal({ at: '/' })
    await openCard('Class Link')
    expect((await place()).href).toBe('/?card=classes/class-link')
  })

  test('may hold a number', () => {
    expect(readSearch(writeSearch({ card: '2024' }))).toEqual({ card: '2024' })
  })

  test('survives signing in', async () => {
    await openPortal({ at: '/payments?card=receipt-upload', signedIn: false })
    await submitLogin()
    expect(await modal('Receipt upload')).toBeVisible()
  })
})

describe('a modal that View opened', () => {
  test('goes back once, however often Close is pressed', async () => {
    const { history, place } = await openPortal({ at: '/support', shows: 'Support' })
    history.push('/payments')
    const close = within(await openCard('Receipt upload')).getByRole('button', { name: 'Close' })
    expect((await place()).steps).toBe(3)
    fireEvent.click(close)
    fireEvent.click(close)
    expect((await place()).href).toBe('/payments')
  })

  test('closes at a link to another page; Back shows both again', async () => {
    const { history, place } = await openPortal({ at: '/payments' })
    const opened = await openCard('Receipt upload')
    expect((await place()).steps).toBe(2)
    fireEvent.click(within(opened).getByRole('link', { name: 'payment status' }))
    await heading('Payment Status')
    await closed()
    history.back()
    await modal('Receipt upload')
    press('Close')
    await heading('Payments')
  })
})

test('a modal that the address opened closes in its own step of the history, with the focus on its View', async () => {
  const { place } = await openPortal({ at: '/payments?card=receipt-upload' })
  await modal('Receipt upload')
  press('Close')
  expect((await place()).href).toBe('/payments')
  expect((await place()).steps).toBe(1)
  expect(await focused()).toBe(view('Receipt upload'))
})

test('a link in a text opens the modal of a card', async () => {
  await openPortal({ at: '/fee-status' })
  fireEvent.click(await screen.findByRole('link', { name: 'Send it now' }))
  expect(await modal('Receipt upload')).toBeVisible()
})

test('opening a card, the drawer or the search makes no call, however old the page is, and whatever failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  bent.fail('fetch_messages.php')
  const { calls, history, place } = await openPortal()
  await screen.findByRole('article', { name: 'Class Link' })
  expect(await calls('fetch_messages.php')).toHaveLength(2)
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  const before = await calls()
  await openCard('Class Link')
  expect((await place()).steps).toBe(2)
  history.back()
  await closed()
  for (const [role, name] of [
    ['dialog', 'Menu'],
    ['combobox', 'Search'],
  ] as const) {
    press(name)
    await screen.findByRole(role, { name })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await closed()
  }
  expect(await calls()).toEqual(before)
})
