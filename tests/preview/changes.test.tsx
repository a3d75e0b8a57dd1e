import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comparedWith } from '../../src/preview/propose/compared-with.ts'
import { keepWords } from '../../src/preview/editor/kept-words.ts'
import { card, CARD, git, openCheckout, POLICY } from './checkout.ts'
import { openPage } from './page.tsx'

/** The preview's page on a writer's checkout. */
async function openChanges() {
  const checkout = await openCheckout()
  git(checkout.root, 'config', 'user.name', 'Ada')
  git(checkout.root, 'config', 'user.email', 'ada@example.org')
  const site = await checkout.read('content/site.json')
  const repository = '"repository": "https://github.com/school/portal",\n  "accent"'
  checkout.merge('content/site.json', site.replace('"accent"', repository))
  git(checkout.root, 'pull', '--quiet')
  await checkout.write(CARD, card('Two.'))
  await checkout.write(POLICY, '---\ntitle: Policy\n---\nNew rules.\n')
  return checkout
}

const open = async () => screen.findByRole('button', { name: 'Propose changes…' })
const link = () => screen.queryByRole('link', { name: 'Open the pull request' })
const rowOf = (file: string): HTMLElement => {
  const row = screen.getAllByRole('listitem').find((each) => within(each).queryByText(file))
  if (!row) throw new Error(`No row shows ${file}`)
  return row
}
const tick = (name: string) => screen.getByRole('checkbox', { name })

test('lists what differs, proposes the ticked files, and keeps the link until they are accepted', async () => {
  const checkout = await openChanges()
  const { user, check } = await openPage('classes/class-link', {}, checkout.root)
  await user.click(await open())
  expect(screen.getByText(/^Compared with the accepted version of today/)).toBeVisible()
  await user.click(within(rowOf(CARD)).getByText('Words before and after'))
  await waitFor(() => expect(rowOf(CARD).querySelector('del')).toHaveTextContent('One'))
  expect(rowOf(CARD).querySelector('ins')).toHaveTextContent('Two')
  await user.click(tick('Policy'))
  await user.type(screen.getByLabelText('What did you change?'), 'Change the class')
  await user.click(screen.getByRole('button', { name: 'Propose 1 file' }))
  expect(await screen.findByRole('dialog', { name: 'One step is left' })).toBeVisible()
  const address = 'https://github.com/school/portal/compare/content/change-the-class?expand=1'
  expect(link()).toHaveAttribute('href', address)
  await user.click(screen.getByText('Close', { selector: 'span' }))
  await waitFor(() => expect(link()).toHaveAttribute('href', address))
  expect(screen.getByText('1 file is saved on this computer and not proposed.')).toBeVisible()
  checkout.accept('content/change-the-class')
  await checkout.fetched()
  check()
  await waitFor(() => expect(link()).toBeNull())
})

test('says which version students see, and which accepted proposal is not live yet', async () => {
  const checkout = await openChanges()
  const site = await checkout.read('content/site.json')
  const address = '"address": "https://portal.school.ng",\n  "accent"'
  await checkout.write('content/site.json', site.replace('"accent"', address))
  await checkout.send('Change the class', { files: [CARD] })
  const head = () => git(checkout.root, 'rev-parse', 'origin/main')
  let commit = head()
  checkout.accept('content/change-the-class')
  await checkout.fetched()
  const committed = new Date().toISOString()
  const served = () => ({ commit, committed })
  await openPage('classes', {}, checkout.root, served)
  const seen = await screen.findByText(/Students see the version of today, \d\d:\d\d\./)
  expect(seen).toHaveTextContent(/Accepted, and not live yet: Change the class\.$/)
  commit = head()
  cleanup()
  await openPage('classes', {}, checkout.root, served)
  expect(await screen.findByText(/Students see the version of today, \d\d:\d\d\.$/)).toBeVisible()
})

test('asks in one question whether to add to a proposal that waits', async () => {
  const checkout = await openChanges()
  await checkout.send('Change the class', { files: [CARD] })
  const { user } = await openPage('classes', {}, checkout.root)
  await user.click(await open())
  expect(tick('Class Link')).not.toBeChecked()
  expect(screen.getByText(/^You proposed this on/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No, make a new proposal' })).toBeChecked()
  await user.click(tick('Class Link'))
  const add = screen.getByRole('radio', { name: 'Yes, add it to “Change the class”' })
  expect(add).toBeChecked() // two proposals of the same words would be in each other's way
  await user.type(screen.getByLabelText('What did you change?'), 'And the policy')
  await user.click(screen.getByRole('button', { name: 'Propose 2 files' }))
  expect(await screen.findByRole('dialog', { name: 'Added to your proposal' })).toBeVisible()
})

test('throws a change away, undoes it, and tells which words are not saved', async () => {
  const checkout = await openChanges()
  const { user } = await openPage('classes', {}, checkout.root)
  const wording = { file: CARD, version: '', fields: {}, body: '' }
  keepWords(CARD, { wording, typed: { values: {}, lists: {}, body: '' } })
  await user.click(await open())
  expect(screen.getByText(/^Your last words in/, { exact: false })).toHaveTextContent(CARD)
  sessionStorage.clear()
  await user.click(within(rowOf(CARD)).getByRole('button', { name: /^Throw/ }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Class Link' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(tick('Class Link')).toBeChecked())
})

test('forgets a comparison that began before a change was thrown away', async () => {
  const checkout = await openChanges()
  const [fetched, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answered: string[] = []
  const held = (request: string) => {
    const isSecond = answered.includes('differences')
    answered.push(request)
    if (request === 'fetch') return fetched.promise
    return request === 'differences' && isSecond ? late.promise : undefined
  }
  const { user } = await openPage('classes', {}, checkout.root, () => null, held)
  await user.click(await open())
  // The comparison with what was fetched is made, and arrives late.
  fetched.resolve()
  await waitFor(() => expect(answered.filter((each) => each === 'differences')).toHaveLength(2))
  await user.click(within(rowOf(CARD)).getByRole('button', { name: /^Throw/ }))
  await waitFor(() => expect(answered).toContain('put-back'))
  late.resolve()
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Class Link' })).toBeNull())
})

test('gets the accepted version, asks which words to keep, and says how to bring the folder back', async () => {
  const checkout = await openChanges()
  checkout.merge(CARD, card('Theirs.'))
  const { user } = await openPage('classes', {}, checkout.root)
  await user.click(await screen.findByRole('button', { name: 'Get the accepted version…' }))
  await user.click(screen.getByRole('button', { name: 'Get it' }))
  const question = await screen.findByRole('group', { name: 'Class Link' })
  expect(within(question).getByRole('radio', { name: /^Keep mine/ })).toBeChecked()
  await user.click(within(question).getByRole('radio', { name: /^Take theirs/ }))
  const words = within(question).getByRole('textbox', { name: 'The words to keep' })
  expect(words).toHaveValue('Theirs.\n')
  await user.clear(words)
  await user.type(words, 'Ours.')
  await user.click(screen.getByRole('button', { name: 'Take these words' }))
  expect(await screen.findByText(/^git restore --source=refs\/preview\/kept/)).toBeVisible()
  expect(await checkout.read(CARD)).toContain('\nOurs.\n')
})

test('says how new the accepted version is', () => {
  const now = new Date(2026, 10, 22, 15, 0)
  const of = (day: number) => comparedWith(new Date(2026, 10, day, 14, 5).toISOString(), now)
  expect(of(22)).toBe('Compared with the accepted version of today, 14:05.')
  expect(of(20)).toBe('Compared with the accepted version of 20 Nov, 14:05.')
  expect(comparedWith(null, now)).toContain('began with')
})
