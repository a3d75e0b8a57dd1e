import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { cardPeriods } from '../../src/content/compiled/index.ts'
import { pageLoaders } from '../../src/content/compiled/loaders.ts'
import type { CardLink } from '../../src/content/card.ts'
import type { Text as TextData } from '../../src/content/text.ts'
import { Text } from '../../src/portal/cards/text.tsx'
import type { Period } from '../../src/contract/period.ts'
import { useShownCards } from '../../src/portal/cards/shown-cards.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { openPortal } from '../support/portal.tsx'
import { linkButtons, openCard, search } from '../support/student.ts'

// Cards with from and until: docs/decisions.md, Content.

const MINUTE_MS = 60_000
const RECEIPT = 'payments/receipt-upload'
const NOON = '2026-11-24T11:00:00Z' // in Lagos

/** As if the content gave these cards a period. */
function date(periods: Readonly<Record<string, Partial<Period>>>): void {
  const compiled = cardPeriods as Record<string, Period>
  for (const [id, period] of Object.entries(periods)) {
    compiled[id] = { from: '', until: '', ...period }
    onTestFinished(() => void delete compiled[id])
  }
}

/** The portal at noon, by a clock that only `pass` moves. */
async function openAtNoon(at: string, shows: string | RegExp) {
  const pass = stopClock(Date.parse(NOON))
  return { ...(await openPortal({ at, shows })), pass }
}

const sendItNow = () => screen.queryByRole('link', { name: 'Send it now' })
const receipt = () => screen.queryByRole('article', { name: 'Receipt upload' })

/** The results of the search that lead to the card. */
async function foundReceipt() {
  const input = await search('receipt upload')
  const found = screen.queryAllByRole('option', { name: /Receipt upload.*Card/ })
  fireEvent.keyDown(input, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return found
}

test('a card, its place in the search and its modal come and go in an open tab', async () => {
  date({ [RECEIPT]: { from: '2026-11-24T12:10:00', until: '2026-11-24T12:20:00' } })
  const { pass } = await openAtNoon('/payments?card=receipt-upload', 'Payments')
  expect(screen.getByText(/^Receipt upload is shown here from Tue 24 Nov, 12:10 PM/)).toBeVisible()
  expect(receipt()).toBeNull()
  expect(await foundReceipt()).toEqual([])
  await pass(10 * MINUTE_MS)
  expect(receipt()).toBeVisible()
  expect(screen.queryByText(/is shown here from/)).toBeNull()
  expect(await foundReceipt()).toHaveLength(1)
  await openCard('Receipt upload')
  await pass(10 * MINUTE_MS)
  expect(receipt()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(
    screen.getByText(/^Receipt upload was shown here until Tue 24 Nov, 12:20 PM/),
  ).toBeVisible()
})

test('a link to a card is plain words while the card is not shown', async () => {
  date({ [RECEIPT]: { from: '2026-11-24T12:10:00' } })
  const { pass } = await openAtNoon('/fee-status', 'Payment Status')
  expect(screen.getByText('Send it now')).toBeVisible()
  expect(sendItNow()).toBeNull()
  await pass(10 * MINUTE_MS)
  expect(sendItNow()).toBeVisible()
})

test('a button of a modal that leads to a card is there while the card is, and the others keep their numbers', async () => {
  date({ [RECEIPT]: { until: '2026-11-24T12:10:00' } })
  const { page } = await pageLoaders.payments()
  const links = page.cards.find(({ id }) => id === 'payments/online-payment')?.links as CardLink[]
  links.unshift({ note: '', key: null, address: '/payments?card=receipt-upload' })
  onTestFinished(() => void links.shift())
  const { pass } = await openAtNoon('/payments', 'Payments')
  const modal = await openCard('Online payment')
  const labels = () => linkButtons(modal).map(({ textContent }) => textContent)
  expect(labels()).toEqual(['Link 1', 'Link 2'])
  const [, second] = linkButtons(modal)
  await pass(10 * MINUTE_MS)
  expect(labels()).toEqual(['Link 2'])
  expect(linkButtons(modal)[0]).toBe(second)
})

test('the welcome does without its card, and a page whose cards are all away says so', async () => {
  const isOver = { until: '2026-11-24T11:59:00' }
  date({ 'classes/class-link': isOver })
  const { go } = await openAtNoon('/', /^Welcome/)
  expect(screen.queryByRole('button', { name: 'Class Link' })).toBeNull()
  const { page } = await pageLoaders.meetings()
  date(Object.fromEntries(page.cards.map(({ id }) => [id, isOver])))
  await go('/meetings', 'Meetings')
  expect(await screen.findByText('There is nothing here at present.')).toBeVisible()
})

test('the build renders no card with dates, and no link to one: it does not know the day', () => {
  date({ [RECEIPT]: { until: '2126-01-01T00:00:00' } })
  const List = () => useShownCards([{ id: RECEIPT }, { id: 'payments/payment-status' }]).length
  expect(renderToString(<List />)).toBe('1')
  const link: TextData = [['a', { to: '/payments?card=receipt-upload' }, 'Send it']]
  expect(renderToString(<Text of={link} />)).toBe('<span><span>Send it</span></span>')
})
