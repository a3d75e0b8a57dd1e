import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepWords } from '../../../scripts/preview/pages/editor/kept-words.ts'
import { card, CARD, git, createCheckouts, POLICY, policy } from './checkout.ts'
import { openPage } from './page.tsx'

const openCheckout = await createCheckouts()

/** The preview's page on a writer's checkout with two changed texts. */
async function openChanges() {
  const checkout = await openCheckout()
  await checkout.write(CARD, card('Two.'))
  await checkout.write(POLICY, policy('New rules.'))
  return checkout
}

const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => screen.queryByRole('dialog')
const link = () => screen.queryByRole('link', { name: 'Open on GitHub' })
const tick = (name: string) => screen.getByRole('checkbox', { name })
const sentence = () => screen.getByLabelText('What did you change?')
const rowOf = (file: string): HTMLElement => {
  const row = screen.getAllByRole('listitem').find((each) => within(each).queryByText(file))
  if (!row) throw new Error(`No row shows ${file}`)
  return row
}

test('lists what is saved, proposes the ticked files, adds to the proposal, and withdraws it', async () => {
  const checkout = await openChanges()
  const { user, check } = await openPage('classes/class-link', {}, checkout.root)
  await user.click(await button('Propose…'))
  await user.click(within(rowOf(CARD)).getByText('Words before and after'))
  await waitFor(() => expect(rowOf(CARD).querySelector('del')).toHaveTextContent('One'))
  expect(rowOf(CARD).querySelector('ins')).toHaveTextContent('Two')
  await user.click(tick('Policy'))
  await user.click(tick('Class Link'))
  expect(await button('Propose')).toBeDisabled()
  await user.click(tick('Class Link'))
  await user.type(sentence(), 'Change the class')
  await user.click(await button('Propose 1 file'))
  expect(await screen.findByRole('dialog', { name: 'One step is left' })).toBeVisible()
  const address = 'https://github.com/school/portal/compare/content/change-the-class?expand=1'
  expect(link()).toHaveAttribute('href', address)
  await user.click(screen.getByText('Close', { selector: 'span' }))
  expect(await screen.findByText('Proposed. 1 file saved since.')).toBeVisible()
  expect(link()).toHaveAttribute('href', address)
  await user.click(await button('Add to the proposal…'))
  await user.type(sentence(), 'And the policy')
  await user.click(await button('Add 1 file to the proposal'))
  expect(await screen.findByText('Proposed.')).toBeVisible()
  expect(dialog()).toBeNull()
  await user.click(await button('Withdraw…'))
  expect(screen.getByRole('radio', { name: /^Keep my words/ })).toBeChecked()
  await user.click(await button('Withdraw the proposal'))
  check()
  expect(await screen.findByText('2 files saved, not proposed.')).toBeVisible()
})

test('keeps a typed sentence, says beside the button why nothing was proposed, and asks for a name', async () => {
  const checkout = await openChanges()
  git(checkout.root, 'config', 'user.name', '')
  const url = git(checkout.root, 'remote', 'get-url', 'origin')
  git(checkout.root, 'remote', 'set-url', 'origin', 'https://127.0.0.1:9/school/portal.git')
  const { user } = await openPage('classes', {}, checkout.root)
  await user.click(await button('Propose…'))
  await user.type(sentence(), 'Change both')
  await user.click(await button('Propose 2 files'))
  await user.type(await screen.findByLabelText('Your name'), 'Ada')
  await user.type(screen.getByLabelText('Your email address'), 'ada@example.org')
  await user.click(await button('Propose 2 files'))
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('could not be reached')
  expect(refusal.parentElement).toContainElement(await button('Propose 2 files'))
  await user.click(await button('Cancel'))
  git(checkout.root, 'remote', 'set-url', 'origin', url)
  await user.click(await button('Propose…'))
  expect(sentence()).toHaveValue('Change both')
  await user.click(await button('Propose 2 files'))
  expect(await screen.findByRole('dialog', { name: 'One step is left' })).toBeVisible()
  expect(sessionStorage.getItem('sentence')).toBeNull()
})

test('says before the sentence is typed that site.json does not name the repository', async () => {
  const checkout = await openChanges()
  const site = await checkout.read('content/site.json')
  await checkout.write('content/site.json', site.replace(/"repository": "[^"]*",/, ''))
  const { user } = await openPage('classes', {}, checkout.root)
  await user.click(await button('Propose…'))
  expect(await screen.findByText(/^site\.json does not name the repository/)).toBeVisible()
  expect(await button('Propose 3 files')).toBeDisabled()
})

test('throws a change away, undoes it, and tells which words are not saved', async () => {
  const checkout = await openChanges()
  const { user } = await openPage('classes', {}, checkout.root)
  const wording = { file: CARD, version: '', fields: {}, body: '' }
  keepWords(CARD, { wording, typed: { values: {}, lists: {} } })
  await user.click(await button('Propose…'))
  expect(screen.getByText(/^Your last words in/, { exact: false })).toHaveTextContent(CARD)
  sessionStorage.clear()
  await user.click(within(rowOf(CARD)).getByRole('button', { name: 'Throw away' }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Class Link' })).toBeNull())
  await user.click(await button('Cancel'))
  await user.click(await button('Undo'))
  expect(await screen.findByText('2 files saved, not proposed.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('forgets a comparison that began before a change was thrown away', async () => {
  const checkout = await openChanges()
  const [fetched, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answered: string[] = []
  const held = (request: string) => {
    const isSecond = answered.includes('folder')
    answered.push(request)
    if (request === 'fetch') return fetched.promise
    return request === 'folder' && isSecond ? late.promise : undefined
  }
  const { user } = await openPage('classes', {}, checkout.root, () => null, held)
  await user.click(await button('Propose…'))
  // The comparison with what was fetched is made, and arrives late.
  fetched.resolve()
  await waitFor(() => expect(answered.filter((each) => each === 'folder')).toHaveLength(2))
  await user.click(within(rowOf(CARD)).getByRole('button', { name: 'Throw away' }))
  await waitFor(() => expect(answered).toContain('throw-away'))
  late.resolve()
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Class Link' })).toBeNull())
})

test('shows corrections, and asks per file which words to keep', async () => {
  const checkout = await openChanges()
  await checkout.propose('Change the class')
  const branch = 'content/change-the-class'
  checkout.commit(branch, { [CARD]: card('Corrected.'), [POLICY]: policy('Better rules.') })
  await checkout.write(POLICY, policy('My rules.'))
  const { user } = await openPage('classes', {}, checkout.root)
  expect(await screen.findByText(/^This proposal was corrected on GitHub/)).toBeVisible()
  await user.click(await button('Saved since…'))
  expect(await button('Propose 1 file')).toBeDisabled()
  await user.click(await button('Cancel'))
  await user.click(await button('Get the corrections…'))
  expect(screen.getByText('Eve corrected:')).toBeVisible()
  await user.click(screen.getByText('Class Link', { selector: 'summary' }))
  await waitFor(() => expect(dialog()?.querySelector('ins')).toHaveTextContent('Corrected'))
  await user.click(await button('Get it'))
  const question = await screen.findByRole('group', { name: 'Policy' })
  expect(question).toHaveTextContent('My rules.')
  expect(await button('Take these words')).toBeDisabled()
  await user.click(within(question).getByRole('radio', { name: /^Take theirs.*Better rules/ }))
  await user.click(await button('Take these words'))
  expect(await screen.findByText('This folder has the corrections.')).toBeVisible()
  expect(await checkout.read(CARD)).toContain('Corrected.')
  expect(await checkout.read(POLICY)).toBe(policy('Better rules.'))
})

test('says that a proposal was accepted, with its corrections, or that it was not', async () => {
  const checkout = await openChanges()
  await checkout.propose('Change the class')
  const branch = 'content/change-the-class'
  checkout.accept(branch, 'squash', { [CARD]: card('Two, corrected.') })
  checkout.drop(branch)
  const { user } = await openPage('classes', {}, checkout.root)
  const said = /^“Change the class” was accepted\. Its words were corrected:/
  expect(await screen.findByText(said)).toBeVisible()
  await user.click(screen.getByText('Class Link', { selector: 'summary' }))
  expect(await screen.findByText(', corrected', { selector: 'ins' })).toBeVisible()
  await user.click(await button('OK'))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())

  cleanup()
  await checkout.write(CARD, card('Three.'))
  await checkout.propose('Once more')
  checkout.drop('content/once-more')
  await openPage('classes', {}, checkout.root)
  const refused = 'This proposal was not accepted. Your words are still here.'
  expect(await screen.findByText(refused)).toBeVisible()
  expect(await button('Propose again…')).toBeVisible()
  await user.click(await button('Throw away…'))
  await user.click(await button('Throw away'))
  expect(await screen.findByText('Nothing to propose.')).toBeVisible()
  expect(await checkout.read(CARD)).toContain('Two, corrected.')
})

test('says which version is live, and how much of the accepted one is not', async () => {
  const checkout = await openCheckout()
  const site = await checkout.read('content/site.json')
  await checkout.write(
    'content/site.json',
    site.replace('{', '{ "address": "https://portal.school.ng",'),
  )
  let commit = git(checkout.root, 'rev-parse', 'origin/main')
  checkout.merge({ [CARD]: card('Theirs.') })
  const committed = new Date().toISOString()
  const served = () => ({ commit, committed })
  await openPage('classes', {}, checkout.root, served)
  const seen = await screen.findByText(/Live: the version of today, \d\d:\d\d\./)
  await waitFor(() => expect(seen).toHaveTextContent(/1 accepted change is not live yet\.$/))
  commit = git(checkout.root, 'rev-parse', 'origin/main')
  cleanup()
  await openPage('classes', {}, checkout.root, served)
  expect(await screen.findByText(/Live: the version of today, \d\d:\d\d\.$/)).toBeVisible()
})
