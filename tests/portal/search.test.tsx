import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadDocuments } from '../../src/content/compiled/loaders.ts'
import type { SearchDocument } from '../../src/content/types.ts'
import { bendCalls } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { follow, openCard, press } from '../support/student.ts'

const TASKS = [
  { lessonNumber: '3', title: 'A form that helps', dueDate: '2030-01-01' },
  { lessonNumber: '4', title: 'A page for Bukola', dueDate: '2030-01-02' },
]

const field = () => screen.findByRole('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option')
const chosen = () => screen.getByRole('option', { selected: true })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the search by its button, and types. */
async function startSearch(words: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
  const input = await field()
  fireEvent.input(input, { target: { value: words } })
  return input
}

/** The same, and waits until it has said what it found. */
async function search(words: string): Promise<HTMLElement> {
  const input = await startSearch(words)
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  await waitFor(() => expect(dialog.getAllByRole('status')[0]).not.toBeEmptyDOMElement())
  return input
}

const enter = (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Enter' })

describe('search finds', () => {
  test.each([
    ['a card', 'receipt', 'Receipt upload', 'Card in Payments'],
    ['a card by a word of its message', 'upload submission', 'Receipt upload', 'Card in Payments'],
    ['a card with a typo', 'recipet uplod', 'Receipt upload', 'Card in Payments'],
    ['a word from its beginning', 'induct', 'Inductions', 'Page'],
    ['the name of a sign', '₦', 'Naira bank transfer', 'Card in Payments'],
    ['a page', 'deferment', 'Deferment', 'Page'],
    ['a page that is not content', 'turnitin log', "Turnitin tasks' log", 'Page'],
    ['the way to another password', 'change password', 'Change password', 'Page'],
    ['a section of the policy', 'refunds', 'Refunds', "Section of Students' Policy"],
    ['a task', 'bukola', 'A page for Bukola', 'Task 4'],
    ['a task by its number', 'task 3', 'A form that helps', 'Task 3'],
    ['capitals and small letters alike', 'RECEIPT UPLOAD', 'Receipt upload', 'Card in Payments'],
  ])('%s', async (_, words, title, kind) => {
    await openPortal({ at: '/support', school: { tasks: TASKS } })
    await search(words)
    await waitFor(() => expect(chosen()).toHaveTextContent(`${title}${kind}`))
  })

  test('another website of the sidebar, which opens in a new tab', async () => {
    const { documents: all } = await loadDocuments()
    const outside = { kind: 'outside', title: 'Library', page: '', text: '', keywords: '' } as const
    const documents = all as SearchDocument[]
    documents.push({ ...outside, address: 'https://library.example/' })
    onTestFinished(() => void documents.pop())
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => opened.mockRestore())
    const { path } = await openPortal({ at: '/support' })
    const input = await search('library')
    await waitFor(() => expect(chosen()).toHaveTextContent('LibraryOpens in a new tab'))
    enter(input)
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened).toHaveBeenCalledWith('https://library.example/', '_blank', 'noopener,noreferrer')
    expect(path()).toBe('/support')
  })

  test('some words around what was looked for, which are marked', async () => {
    await openPortal({ at: '/support' })
    await search('submission')
    const result = await screen.findByRole('option', { name: /^Receipt upload/ })
    expect(within(result).getByText('submission')).toHaveProperty('tagName', 'MARK')
    expect(result).toHaveTextContent('… the upload you see a submission ID.')
  })
})

describe('Enter opens', () => {
  test.each([
    ['the modal of a card', 'receipt upload', '/payments?card=receipt-upload'],
    ['a page', 'deferment', '/deferment'],
    ['a section of the policy', 'refunds', '/student-policy#refunds'],
    ['a task', 'a form that helps', '/mentor-tasks/3'],
    ['the way to another password', 'forgot password', '/forgot-password'],
  ])('%s', async (_, words, address) => {
    const { history } = await openPortal({ at: '/support', school: { tasks: TASKS } })
    const input = await search(words)
    await waitFor(() => expect(options().length).toBeGreaterThan(0))
    enter(input)
    await waitFor(() => expect(history.location.href).toBe(address))
    expect(history.length, 'it takes the place of the search').toBe(2)
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('the modal of a card on the page that is shown, and closing that leads to the page', async () => {
    const { history } = await openPortal({ at: '/payments' })
    enter(await search('receipt upload'))
    expect(await screen.findByRole('dialog', { name: 'Receipt upload' })).toBeVisible()
    press('Close')
    await waitFor(() => expect(history.location.href).toBe('/payments'))
  })

  test('what the arrows chose, round from the last to the first', async () => {
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

  test('what was typed, even before anything could be found', async () => {
    await openPortal({ at: '/support' })
    enter(await startSearch('deferment'))
    expect(options()).toEqual([])
    await heading('Deferment')
  })

  test('nothing while an input method still composes the word', async () => {
    const { history } = await openPortal({ at: '/support' })
    const input = await search('deferment')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(history.location.pathname).toBe('/support')
  })

  test('a result that is pressed opens, too', async () => {
    await openPortal({ at: '/support' })
    await search('deferment')
    fireEvent.click(screen.getAllByRole('option')[0] ?? document.body)
    await heading('Deferment')
  })
})

describe('the search', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])('opens with %j and K', async (keys) => {
    await openPortal({ at: '/payments' })
    await heading('Payments')
    const pressed = fireEvent.keyDown(document.body, { key: 'k', ...keys })
    expect(pressed, 'the browser does nothing of its own').toBe(false)
    await waitFor(async () => expect(await field()).toHaveFocus())
  })

  test('takes the place of an open modal', async () => {
    const { history } = await openPortal({ at: '/payments' })
    await openCard('Receipt upload')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await field()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(history.length).toBe(2)
  })

  test('closes with Escape and with Back, and the focus is where it was', async () => {
    const { history } = await openPortal({ at: '/tasks-turnintin-log' })
    const before = await screen.findByLabelText('Task Number')
    for (const close of [
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => history.back(),
    ]) {
      before.focus()
      fireEvent.keyDown(before, { key: 'k', ctrlKey: true })
      await field()
      await waitFor(() => expect(history.location.state.search).toBe(true))
      close()
      await closed()
      await waitFor(() => expect(before).toHaveFocus())
      await waitFor(() => expect(history.location.state.search).toBeUndefined())
      expect(history.location.href).toBe('/tasks-turnintin-log')
    }
  })

  test('says politely how much it found', async () => {
    await openPortal({ at: '/support' })
    const input = await search('receipt upload')
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
    const statuses = () => dialog.getAllByRole('status').map((status) => status.textContent)
    expect(statuses()).toContainEqual(expect.stringMatching(/^(One result|\d+ results)$/))
    fireEvent.input(input, { target: { value: 'xylophone' } })
    await waitFor(() => expect(statuses()).toContain('Nothing found'))
  })

  test('leads to Support where it finds nothing', async () => {
    const { history } = await openPortal({ at: '/payments' })
    await search('xylophone')
    expect(await screen.findByText('Nothing found for “xylophone”.')).toBeVisible()
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Support' }))
    await heading('Support')
    history.back()
    await heading('Payments')
  })

  test('suggests five results while nothing is typed, and Enter opens the chosen one', async () => {
    const { history } = await openPortal({ at: '/support' })
    const input = await startSearch('   ')
    await waitFor(() => expect(options()).toHaveLength(5))
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    expect(chosen()).toHaveTextContent('Class LinkCard in Classes')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    enter(input)
    await waitFor(() => expect(history.location.href).toBe('/mentor-tasks'))
  })

  test('switches the theme, and closes', async () => {
    onTestFinished(() => void delete document.documentElement.dataset['theme'])
    const { path } = await openPortal({ at: '/payments' })
    enter(await search('dark mode'))
    await closed()
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(path()).toBe('/payments')
  })

  test('logs the student out as the sidebar does, once it is closed', async () => {
    const { count, path } = await openPortal({ at: '/payments' })
    enter(await search('log out'))
    await heading('Student Login')
    expect(count('logout.php')).toBe(1)
    expect(path()).toBe('/login')
  })

  test('is not on a page that can be read without signing in', async () => {
    await openPortal({ at: '/accessibility' })
    await heading('Accessibility')
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not offered to a student who is deactivated', async () => {
    await openPortal({ school: { students: [{ access: 'deactivated' }] } })
    await screen.findByRole('alertdialog')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the tasks that search looks through', () => {
  test('are those that were loaded, without another call', async () => {
    const pass = stopClock()
    const { count } = await openPortal({ at: '/mentor-tasks', school: { tasks: TASKS } })
    await screen.findByRole('link', { name: 'A page for Bukola' })
    await follow('Support')
    await pass(2 * 60_000)
    await search('bukola')
    await waitFor(() => expect(chosen()).toHaveTextContent('A page for Bukola'))
    expect(count('get_tasks.php')).toBe(1)
  })

  test('are loaded where there are none, and before they are there nothing is said to be missing', async () => {
    const bent = bendCalls()
    const arrive = bent.hold('get_tasks.php')
    const { count } = await openPortal({
      at: '/support',
      school: { tasks: TASKS },
      answer: bent.answer,
    })
    await startSearch('bukola')
    expect(await screen.findByText('Loading your tasks…')).toBeVisible()
    expect(screen.queryByText(/Nothing found/)).toBeNull()
    arrive()
    await waitFor(() => expect(chosen()).toHaveTextContent('A page for Bukola'))
    expect(count('get_tasks.php')).toBe(1)
  })

  test('are named as missing where they could not be loaded, and can be tried again', async () => {
    const bent = bendCalls()
    bent.reply('get_tasks.php', { status: 'error', message: 'Closed.' }, 500)
    await openPortal({ at: '/support', school: { tasks: TASKS }, answer: bent.answer })
    await search('bukola')
    expect(await screen.findByText(/could not be loaded, so they are not searched/)).toBeVisible()
    bent.mend()
    press('Try again')
    await waitFor(() => expect(chosen()).toHaveTextContent('A page for Bukola'))
  })

  test('may share a number, have strange ones, or none', async () => {
    const tasks = ['', '1', '1', 'a/b?c#d', '%'].map((lessonNumber, index) => ({
      lessonNumber,
      title: `Poem ${index}`,
    }))
    const bent = bendCalls()
    bent.reply('get_tasks.php', {
      status: 'success',
      tasks: tasks.map(({ lessonNumber, title }) => ({ lesson_number: lessonNumber, title })),
    })
    const { history } = await openPortal({ at: '/support', answer: bent.answer })
    const input = await search('poem 3')
    await waitFor(() => expect(chosen()).toHaveTextContent('Poem 3'))
    enter(input)
    await waitFor(() => expect(history.location.href).toBe('/mentor-tasks/a%2Fb%3Fc%23d'))
  })
})
