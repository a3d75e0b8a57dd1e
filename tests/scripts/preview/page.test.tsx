import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardFile } from '../content/good-school.ts'
import { openPage } from './page.tsx'

const CARD = 'content/classes/class-link.md'
const PAGE = 'content/classes/page.md'
const FIGURES = 'content/figures.json'

const mail = () => screen.getByTitle(/^The mail/)
const field = (name: string) => screen.getByRole('textbox', { name })
const typeText = (value: string) => fireEvent.change(field('Text'), { target: { value } })

test('tells the frame what to show each time that the frame has loaded', async () => {
  const { frame } = await openPage('classes/class-link')
  frame.load()
  expect(frame.shown().path).toBe('/classes?card=class-link')
  frame.load() // Vite reloads it after some changes
  expect(frame.shown().path).toBe('/classes?card=class-link')
})

test('tells the frame the day, and keeps it with the width while the writer looks at another text', async () => {
  const { frame, user } = await openPage('classes/class-link')
  frame.load()
  expect(frame.shown().day).toBe('')
  fireEvent.change(screen.getByLabelText('On'), { target: { value: '2026-12-12T18:00' } })
  await user.selectOptions(screen.getByLabelText('Width'), 'Computer')
  await user.click(screen.getByRole('link', { name: 'Policy' }))
  expect(frame.shown()).toMatchObject({ path: '/student-policy', day: '2026-12-12T18:00' })
  expect(screen.getByLabelText('Width')).toHaveDisplayValue('Computer')
})

test('follows a link that the writer presses inside the portal', async () => {
  const { frame } = await openPage('classes')
  frame.load()
  frame.went('/classes?card=class-link')
  expect(screen.getByRole('heading', { level: 1, name: 'Class Link' })).toBeVisible()
  expect(location.search).toBe('?show=classes/class-link')
})

test('finds words as students read them, marks unsaved texts, and leads to the settings on GitHub', async () => {
  const repository = '"repository": "https://github.com/school/portal",\n  "accent"'
  const { user, edit } = await openPage('student-policy', {
    'content/site.json': ['"accent"', repository],
  })
  const address = 'https://github.com/school/portal/edit/main/content/navigation.json'
  expect(screen.getByRole('link', { name: 'the sidebar' })).toHaveAttribute('href', address)
  const search = screen.getByRole('searchbox')
  await user.type(search, 'within 10 minutes')
  expect(screen.getByText('1 found')).toBeVisible()
  expect(screen.getByText('within 10 minutes', { selector: 'mark' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Class Link/ }))
  expect(screen.getByRole('heading', { level: 1, name: 'Class Link' })).toBeVisible()
  await user.clear(search)
  await edit()
  await user.type(field('Title'), 's')
  expect(await screen.findByRole('link', { name: 'Class Link not saved' })).toBeVisible()
})

test('shows a mail on a phone and on a computer', async () => {
  const { user, save } = await openPage('mail/reset-code')
  expect(mail()).toHaveAttribute('data-width', 'phone')
  expect(screen.queryByLabelText('On')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Width'), 'Computer')
  expect(mail()).toHaveAttribute('data-width', 'desktop')
  await save({ 'content/mail/reset-code.md': ['Hello {{name}}', 'Dear {{name}}'] })
  expect(mail()).toHaveAttribute('srcdoc', expect.stringContaining('Dear Ada Okafor,'))
})

test('names each file that has a mistake, and shows the earlier version of one that cannot be read', async () => {
  const { user, save } = await openPage('classes/class-link')
  expect(screen.getByText('Shown as saved on this computer.')).toBeVisible()
  await save({ [CARD]: ['key: class_link\n', 'key: clas_link\n'] })
  expect(screen.getByText(/There is no link key clas_link\./)).toBeVisible()
  expect(screen.getByText('Shown as saved on this computer.')).toBeVisible()
  await save({ [CARD]: ['title:', 'titel:'] })
  expect(screen.getByText(/^Shown in an earlier version/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Classes/ }))
  expect(screen.getByText(/without files that have a mistake/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^All problems/ }))
  expect(screen.getByRole('heading', { name: CARD })).toBeVisible()
})

test('explains the former address of a renamed card', async () => {
  const { read, save } = await openPage('classes/class-link')
  const text = await read(CARD)
  await save({
    [CARD]: null,
    'content/classes/our-link.md': text,
    'content/dashboard/page.md': ['classes/class-link', 'classes/our-link'],
  })
  expect(screen.getByText(/It was removed or renamed/)).toBeVisible()
})

test('shows the words that are tried, and keeps them while the writer looks at another text', async () => {
  const { user, frame, edit, read } = await openPage('classes/class-link')
  frame.load()
  await edit()
  const before = await read(CARD)
  await user.clear(field('Title'))
  await user.type(field('Title'), 'Lessons')
  await waitFor(() => expect(frame.shown().entries?.[CARD]?.title).toBe('Lessons'))
  expect(screen.getByText('Shown with your unsaved words.')).toBeVisible()
  expect(await read(CARD)).toBe(before)
  await user.click(screen.getByRole('link', { name: 'Policy' }))
  await waitFor(() => expect(field('Title')).toHaveValue('Policy'))
  expect(frame.shown().path).toBe('/student-policy')
  expect(frame.shown().entries?.[CARD]?.title).toBe('Class Link')
  await user.click(screen.getByRole('link', { name: 'Classes' }))
  await user.click(screen.getByRole('link', { name: 'Class Link not saved' }))
  expect(await screen.findByDisplayValue('Lessons')).toBe(field('Title'))
  await waitFor(() => expect(frame.shown().entries?.[CARD]?.title).toBe('Lessons'))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  onTestFinished(() => confirm.mockRestore())
  const discard = () => user.click(screen.getByRole('button', { name: 'Discard' }))
  await discard()
  expect(field('Title')).toHaveValue('Lessons')
  await discard()
  expect(field('Title')).toHaveValue('Class Link')
})

test('shows a mistake at its line and field, and saves it', async () => {
  const { user, frame, edit, check } = await openPage('classes/class-link')
  frame.load()
  await edit()
  typeText('Fine.\n\nSee [this](/nowhere).\n\nFine, too.')
  const said = /Line 11, “See \[this\]\(\/nowhere\)\.”: There is no page nowhere\./
  await waitFor(() => expect(field('Text')).toHaveAccessibleDescription(said))
  await user.clear(field('Title'))
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription(/title/))
  await user.type(field('Title'), 'Class Link')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved on this computer/)).toBeVisible()
  check()
  expect(await screen.findByText('Shown as saved on this computer.')).toBeVisible()
  typeText('See [this](/classes).')
  await waitFor(() => expect(screen.queryByText(/There is no page nowhere/)).toBeNull())
  // The list counts the lines as the box does.
  await user.click(screen.getByRole('link', { name: /^All problems/ }))
  expect(screen.getByText('Line 11:')).toBeVisible()
})

test('adds and removes links and facts', async () => {
  const { user, edit, read } = await openPage('classes/class-link')
  await edit()
  await user.click(screen.getByRole('button', { name: 'Add a link' }))
  await user.tab()
  await user.keyboard('/student-policy')
  await user.click(screen.getByRole('button', { name: 'Remove Link 1' }))
  await user.click(screen.getByRole('button', { name: 'Add a fact' }))
  await user.keyboard('Room')
  await user.tab()
  await user.keyboard('7')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved/)).toBeVisible()
  const text = await read(CARD)
  expect(text).toContain('address: /student-policy')
  expect(text).toMatch(/- label: Room\n +value: "7"/)
  expect(text).not.toContain('key: class_link\n')
})

test('puts the writer’s words on top of somebody else’s change to other words', async () => {
  const { user, edit, read, save } = await openPage('classes/class-link')
  await edit()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  typeText('Join within {{figures.join}}.\n\nMine is at {{lesson_time}}.\n')
  await save({ [CARD]: ['Join your class.', 'Theirs.'] })
  await save({ [CARD]: ['Join within', 'Come within'] })
  await waitFor(() => expect(field('Description')).toHaveValue('Theirs.'))
  expect(field('Title')).toHaveValue('Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved/)).toBeVisible()
  expect(await read(CARD)).toMatch(/title: Mine\ndescription: Theirs\./)
  expect(await read(CARD)).toMatch(/\nCome within [^\n]+\n\nMine is at/)
})

test('asks whose words to keep where somebody else changed the same ones', async () => {
  const { user, edit, read, save } = await openPage('classes/class-link')
  await edit()
  fireEvent.change(field('Title'), { target: { value: 'Mine' } })
  await save({ [CARD]: ['title: Class Link', 'title: Theirs'] })
  expect(await screen.findByText(/has changed meanwhile/)).toBeVisible()
  expect(screen.getByText('Title: Theirs')).toBeVisible()
  fireEvent.change(field('Title'), { target: { value: 'Mine, too' } })
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(field('Title')).toHaveValue('Theirs')
  expect(screen.queryByText(/has changed meanwhile/)).toBeNull()
  fireEvent.change(field('Title'), { target: { value: 'Mine again' } })
  await save({ [CARD]: ['title: Theirs', 'title: Others'] })
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved/)).toBeVisible()
  expect(await read(CARD)).toContain('title: Mine again')
  expect(await read(PAGE)).toContain('title: Classes')
})

test('renames and removes a card after it has shown what changes, and orders the cards of a page', async () => {
  const { user, read, check, edit } = await openPage('classes/class-link', {
    'content/classes/room.md': cardFile('Room'),
    [PAGE]: '---\ntitle: Classes\nintro: Classes.\ncards:\n  - class-link\n  - room\n---\n',
  })
  const open = () => user.click(screen.getByRole('button', { name: 'Rename, move, remove…' }))
  await open()
  await user.clear(field('Its name in addresses'))
  await user.type(field('Its name in addresses'), 'classes/live')
  await user.click(screen.getByRole('button', { name: 'Show what changes' }))
  expect(await screen.findByText(`${CARD} → content/classes/live.md`)).toBeVisible()
  expect(await read(CARD)).toContain('Class Link')
  await user.click(screen.getByRole('button', { name: 'Rename it' }))
  await waitFor(() => expect(location.search).toBe('?show=classes/live'))
  expect(await read('content/dashboard/page.md')).toContain('classes/live')
  check()
  await open()
  await user.click(screen.getByRole('checkbox', { name: 'Remove it' }))
  await user.click(screen.getByRole('button', { name: 'Show what changes' }))
  expect(await screen.findByText('content/classes/live.md → (removed)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('link', { name: 'Classes' }))
  await edit()
  await user.click(screen.getByText('More fields'))
  expect(field('Cards, in their order')).toHaveValue('live, room')
  fireEvent.change(field('Cards, in their order'), { target: { value: 'room, live' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await read(PAGE)).toContain('cards:\n  - room\n  - live\n'))
})

test('changes figures in one table once they have no mistake, and leaves the rest of their file as it is', async () => {
  const { user, read } = await openPage('classes', {
    [FIGURES]: ['"share": { "value": 40, "unit": "%" }', '"share": { "value": 40 }'],
  })
  const saveFigures = () =>
    user.click(screen.getByRole('button', { name: 'Save on this computer' }))
  const before = await read(FIGURES)
  await user.click(screen.getByRole('button', { name: 'Figures…' }))
  const join = await screen.findByRole('rowheader', { name: 'join' })
  fireEvent.change(field('Value of join'), { target: { value: '15 minutes' } })
  await saveFigures()
  await waitFor(() => expect(join).toHaveTextContent(/Students would read 15 minutes minutes\./))
  expect(field('Value of join')).toBeInvalid()
  expect(await read(FIGURES)).toBe(before)
  fireEvent.change(field('Value of join'), { target: { value: '15' } })
  fireEvent.change(field('Unit of join'), { target: { value: 'min' } })
  fireEvent.change(field('Value of share'), { target: { value: 'half' } })
  expect(screen.queryByRole('textbox', { name: 'Unit of share' })).toBeNull()
  await saveFigures()
  await waitFor(async () =>
    expect(await read(FIGURES)).toBe(`{
  "join": { "value": 15, "unit": "min" },
  "share": { "value": "half" }
}
`),
  )
})

test('says why the figures cannot be changed where their file cannot be read', async () => {
  const { user } = await openPage('classes', { [FIGURES]: ['10', 'ten'] })
  await user.click(screen.getByRole('button', { name: 'Figures…' }))
  expect(await screen.findByText(/figures\.json cannot be read\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save on this computer' })).toBeDisabled()
})
