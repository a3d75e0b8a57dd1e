import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadSearchTexts } from '../../src/content/compiled/loaders.ts'
import type { SearchDocument } from '../../src/content/types.ts'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { focused, press, search, startSearch } from '../support/student.ts'

// What is found for which words is in search-index.test.ts; that the search asks for nothing which is loaded, in
// card-address.test.tsx.

const TASKS = [{ lessonNumber: '4', title: 'A page for Bukola', dueDate: '2030-01-02' }]

const field = () => screen.findByRole('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option')
const chosen = () => screen.getByRole('option', { selected: true })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const enter = (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Enter' })

describe('Enter', () => {
  test.each([
    ['a card', 'receipt', 'Receipt uploadCard in Payments', '/payments?card=receipt-upload'],
    ['a page', 'deferment', 'DefermentPage', '/deferment'],
    ['a section', 'refunds', "RefundsSection of Students' Policy", '/student-policy#refunds'],
    ['a task', 'bukola', 'A page for BukolaTask 4', '/mentor-tasks/4'],
  ])('opens %s, in the place of the search', async (_, words, shown, address) => {
    const { place } = await openPortal({ at: '/support', school: { tasks: TASKS } })
    const input = await search(words)
    await waitFor(() => expect(chosen()).toHaveTextContent(shown))
    enter(input)
    expect((await place()).href).toBe(address)
    expect((await place()).steps).toBe(2)
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('opens another website of the sidebar in a new tab', async () => {
    const documents = (await loadSearchTexts()).documents as SearchDocument[]
    const outside = { kind: 'outside', title: 'Library', page: '', text: '', keywords: '' } as const
    documents.push({ ...outside, address: 'https://library.example/' })
    onTestFinished(() => void documents.pop())
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { place } = await openPortal({ at: '/support' })
    const input = await search('library')
    await waitFor(() => expect(chosen()).toHaveTextContent('LibraryOpens in a new tab'))
    enter(input)
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    expect(open).toHaveBeenCalledWith('https://library.example/', '_blank', 'noopener,noreferrer')
    expect((await place()).path).toBe('/support')
  })

  test('opens a card of the shown page, and Close leads back to the page', async () => {
    const { place } = await openPortal({ at: '/payments' })
    enter(await search('receipt upload'))
    expect(await screen.findByRole('dialog', { name: 'Receipt upload' })).toBeVisible()
    expect((await place()).steps).toBe(2)
    press('Close')
    expect((await place()).href).toBe('/payments')
  })

  test('opens what is typed, even before results show', async () => {
    await openPortal({ at: '/support' })
    enter(await startSearch('deferment'))
    expect(options()).toEqual([])
    await heading('Deferment')
  })

  test('opens nothing while an input method composes the word', async () => {
    const { place } = await openPortal({ at: '/support' })
    const input = await search('deferment')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect((await place()).path).toBe('/support')
  })
})

describe('the results', () => {
  test('show some words around the wanted ones, which are marked', async () => {
    await openPortal({ at: '/support' })
    await search('submission')
    const result = await screen.findByRole('option', { name: /^Receipt upload/ })
    expect(within(result).getByText('submission')).toHaveProperty('tagName', 'MARK')
    expect(result).toHaveTextContent('… the upload you see a submission ID.')
  })

  test('are chosen by the arrows, from the last on to the first', async () => {
    await openPortal({ at: '/support' })
    const input = await search('payment')
    const titles = options().map((option) => option.textContent)
    expect(titles.length).toBeGreaterThan(2)
    const arrow = (key: string) => fireEvent.keyDown(input, { key })
    arrow('ArrowDown')
    expect(chosen()).toHaveTextContent(titles[1] ?? '')
    expect(input).toHaveAttribute('aria-activedescendant', chosen().id)
    arrow('ArrowUp')
    arrow('ArrowUp')
    expect(chosen()).toHaveTextContent(titles.at(-1) ?? '')
    arrow('ArrowDown')
    expect(chosen()).toHaveTextContent(titles[0] ?? '')
  })

  test('are counted in a status; without any, the search leads to Support', async () => {
    const { history } = await openPortal({ at: '/payments' })
    const input = await search('receipt upload')
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
    const statuses = () => dialog.getAllByRole('status').map((status) => status.textContent)
    expect(statuses()).toContainEqual(expect.stringMatching(/^(One result|\d+ results)$/))
    fireEvent.input(input, { target: { value: 'xylophone' } })
    expect(await screen.findByText('Nothing found for “xylophone”.')).toBeVisible()
    await waitFor(() => expect(statuses()).toContain('Nothing found'))
    fireEvent.click(dialog.getByRole('link', { name: 'Support' }))
    await heading('Support')
    history.back()
    await heading('Payments')
  })

  test('are five suggestions while nothing is typed', async () => {
    const { place } = await openPortal({ at: '/support' })
    const input = await startSearch('   ')
    await waitFor(() => expect(options()).toHaveLength(5))
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    expect(chosen()).toHaveTextContent('Class LinkCard in Classes')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    enter(input)
    expect((await place()).href).toBe('/mentor-tasks')
  })
})

describe('the search', () => {
  test('opens with Control or Command and K, closes with Escape and with Back, and the focus is where it was', async () => {
    const { history, place } = await openPortal({ at: '/tasks-turnintin-log' })
    const before = await screen.findByLabelText('Task Number')
    for (const [key, close] of [
      [{ metaKey: true }, () => fireEvent.keyDown(document.body, { key: 'Escape' })],
      [{ ctrlKey: true }, () => history.back()],
    ] as const) {
      before.focus()
      const isLeftToBrowser = fireEvent.keyDown(before, { key: 'k', ...key })
      expect(isLeftToBrowser).toBe(false)
      const input = await field()
      expect(await focused()).toBe(input)
      expect((await place()).overlay).toBe('search')
      close()
      await closed()
      expect(await focused()).toBe(before)
      expect((await place()).overlay).toBeUndefined()
      expect((await place()).href).toBe('/tasks-turnintin-log')
    }
  })

  test('switches the theme, and closes', async () => {
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    const { place } = await openPortal({ at: '/payments' })
    enter(await search('dark mode'))
    await closed()
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect((await place()).path).toBe('/payments')
  })

  test('logs the student out, once it is closed', async () => {
    const { calls } = await openPortal({ at: '/payments' })
    enter(await search('log out'))
    await heading('Student Login')
    expect(await calls('logout.php')).toHaveLength(1)
  })
})

describe('the tasks in the search', () => {
  test('are loaded where there are none, and until then nothing is said to be missing', async () => {
    const arrive = bent.hold('get_tasks.php')
    await openPortal({ at: '/support', school: { tasks: TASKS } })
    await startSearch('bukola')
    expect(await screen.findByText('Loading your tasks…')).toBeVisible()
    expect(screen.queryByText(/Nothing found/)).toBeNull()
    arrive()
    await waitFor(() => expect(chosen()).toHaveTextContent('A page for Bukola'))
  })

  test('are named as missing where they could not be loaded, and can be tried again', async () => {
    bent.fail('get_tasks.php')
    await openPortal({ at: '/support', school: { tasks: TASKS } })
    await search('bukola')
    expect(await screen.findByText(/could not be loaded, so they are not searched/)).toBeVisible()
    bent.mend()
    press('Try again')
    await waitFor(() => expect(chosen()).toHaveTextContent('A page for Bukola'))
  })
})
