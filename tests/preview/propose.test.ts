import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../scripts/preview/api.ts'
import { fetchAccepted } from '../../scripts/preview/differences.ts'
import { savedTree } from '../../scripts/preview/git.ts'
import { gitIn, type Git } from '../../scripts/system/git.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { card, CARD, git, openCheckout, PAGE, POLICY, REPOSITORY } from './checkout.ts'

const says = (words: string) => [422, { message: expect.stringContaining(words) }]
const MAIL = 'content/mail/password-changed.md'

test('pushes the ticked files as one commit on a new branch, and leaves the checkout alone', async () => {
  const { root, remote, write, list, send, at, branches } = await openCheckout()
  await write(CARD, card('Two.'))
  await write('content/classes/new.md', card('New.', 'Room'))
  await write('package.json', '{ "mine": true }\n')
  await write(PAGE, '---\ntitle: Staged\nintro: Page.\n---\n')
  git(root, 'add', PAGE)
  const before = git(root, 'status', '--porcelain', '--branch')
  const branch = 'content/say-when-the-class-begins'
  const address = `${REPOSITORY}/compare/${branch}?expand=1`
  const files = [CARD, 'content/classes/new.md']
  expect(await send('Say when the class begins', { files })).toEqual({
    kind: 'proposed',
    branch,
    files: 2,
    address,
  })
  expect(branches()).toEqual([branch, 'main'])
  expect(at(branch, CARD)).toContain('Two.')
  expect(at(branch, 'package.json')).toBe('{}')
  expect(at(branch, PAGE)).toContain('title: Classes')
  expect(at('main', CARD)).toContain('One.')
  expect(git(remote, 'log', '-1', '--format=%an %ae %s', branch)).toBe(
    'Ada ada@example.org Say when the class begins',
  )
  expect(git(root, 'status', '--porcelain', '--branch')).toBe(before)
  expect(await list()).toMatchObject({
    differences: [
      { file: CARD, change: 'changed', state: 'proposed' },
      { file: 'content/classes/new.md', change: 'added', state: 'proposed' },
      { file: PAGE, change: 'changed', state: 'new' },
    ],
    waiting: [{ branch, sentence: 'Say when the class begins', address, files }],
  })
})

test('compares the folder while a save is being written, or a file goes', async () => {
  const { root, write, list } = await openCheckout()
  await write(`${CARD}.123.tmp`, 'Half')
  expect((await list()).differences).toEqual([])
  const run = gitIn(root)
  let isGone = false
  const git: Git = (args, options) => {
    if (args[0] !== 'add' || isGone) return run(args, options)
    isGone = true
    return run(['add', 'content/gone.md'], options)
  }
  expect(await savedTree(git, 'HEAD')).toBe(await run(['rev-parse', 'HEAD^{tree}']))
  expect(isGone).toBe(true)
})

test('adds to a proposal that waits, or begins another', async () => {
  const { remote, write, send, at, list, commit } = await openCheckout()
  await write(CARD, card('Two.'))
  expect(await send('Change the class', { author: null })).toEqual({ kind: 'no-author' })
  expect(await send('Change the class')).toMatchObject({ kind: 'proposed' })
  const branch = 'content/change-the-class'
  await expect(send('Once more', { files: [CARD], addTo: branch })).rejects.toThrow('already')
  await write(CARD, card('Three.'))
  expect((await list()).differences).toMatchObject([{ state: 'new' }])
  expect(await send('Once more', { addTo: branch })).toMatchObject({ branch, files: 1 })
  expect(git(remote, 'log', '--format=%s', branch)).toBe('Once more\nChange the class\nFirst')
  expect(at(branch, CARD)).toContain('Three.')
  await write(POLICY, '---\ntitle: Policy\n---\nUrgent.\n')
  const urgent = { branch: 'content/urgent', files: 1 }
  expect(await send('Urgent', { author: null })).toMatchObject(urgent)
  expect(at('content/urgent', CARD)).toContain('One.')
  const { waiting } = await list()
  expect(waiting.map(({ sentence }) => sentence).toSorted()).toEqual(['Change the class', 'Urgent'])
  commit(branch, { [CARD]: card('Corrected on GitHub.') })
  await write(CARD, card('Four.'))
  await expect(send('Over it', { addTo: branch })).rejects.toThrow('in this proposal on GitHub')
})

test.each(['squash', 'merge'] as const)(
  'keeps a proposal until its words are accepted (%s), and begins a new branch on top of them',
  async (how) => {
    const { write, send, merge, accept, at, list, fetched } = await openCheckout()
    await write(CARD, card('Two.'))
    await send('Change the class')
    merge(POLICY, '---\ntitle: Theirs\n---\n')
    await fetched()
    expect((await list()).waiting).toHaveLength(1)
    accept('content/change-the-class', how)
    merge(POLICY, '---\ntitle: Theirs\n---\n')
    await fetched()
    expect(await list()).toMatchObject({ differences: [], waiting: [] })
    await write(CARD, card('Three.'))
    const branch = 'content/change-the-class-2'
    expect(await send('Change the class')).toMatchObject({ branch, files: 1 })
    expect(at(branch, CARD)).toContain('Three.')
    expect(at(branch, POLICY)).toContain('Theirs')
  },
)

test('forgets a proposal whose branch was removed', async () => {
  const { remote, write, send, list, fetched } = await openCheckout()
  await write(CARD, card('Two.'))
  await send('Change the class')
  git(remote, 'branch', '--quiet', '-D', 'content/change-the-class')
  await fetched()
  expect(await list()).toMatchObject({ differences: [{ state: 'new' }], waiting: [] })
  expect(await send('Change the class')).toMatchObject({ branch: 'content/change-the-class' })
})

test.each(['squash', 'merge'] as const)(
  'proposes words that were taken back after a %s only if the writer ticks them',
  async (how) => {
    const { remote, write, send, merge, accept, at, list, fetched } = await openCheckout()
    await write(CARD, card('The wrong account.'))
    await send('Change the account')
    accept('content/change-the-account', how)
    git(remote, 'branch', '--quiet', '-D', 'content/change-the-account')
    merge(CARD, card('One.'))
    await fetched()
    await write(POLICY, '---\ntitle: Policy\n---\nNew rules.\n')
    const note = expect.stringMatching(
      /^You proposed this on \d+ \w+; it was taken back on \d+ \w+\.$/,
    )
    const { differences, waiting } = await list()
    expect(differences).toMatchObject([{ state: 'taken-back', note }, { state: 'new' }])
    expect(waiting).toEqual([])
    await send('Change the policy')
    expect(at('content/change-the-policy', CARD)).toContain('One.')
    await send('All the same', { files: [CARD] })
    expect(at('content/all-the-same', CARD)).toContain('The wrong account.')
    expect((await list()).differences[0]).toMatchObject({ file: CARD, state: 'proposed' })
  },
)

test('proposes other files while somebody else has changed one of them', async () => {
  const { write, send, merge, branches, list } = await openCheckout()
  await write(CARD, card('Two.'))
  await write(POLICY, '---\ntitle: Mine\n---\n')
  merge(CARD, card('Theirs.'))
  await expect(send('Change', { files: [CARD] })).rejects.toThrow('Get the accepted version')
  const note = 'Somebody else changed this file, too. Get the accepted version first.'
  expect((await list()).differences[0]).toMatchObject({ file: CARD, state: 'behind', note })
  expect(await send('Change')).toMatchObject({ files: 1 })
  merge(CARD, card('Two.')) // the same by chance
  await expect(send('Nothing', { files: [CARD] })).rejects.toThrow('Tick a file')
  expect(branches()).toEqual(['content/change', 'main'])
})

test('refuses ticked files that would bring a mistake, and no others', async () => {
  const { write, send } = await openCheckout()
  await write(CARD, card('See [this](/exams).'))
  await write('content/exams/page.md', '---\ntitle: Exams\nintro: Exams.\n---\n')
  await write(MAIL, 'No fields.\n')
  await expect(send('Half', { files: [CARD] })).rejects.toThrow(`${CARD}, line 7: There is no page`)
  await expect(send('Mail', { files: [MAIL] })).rejects.toThrow(MAIL)
  const files = [CARD, 'content/exams/page.md']
  expect(await send('Whole', { files })).toMatchObject({ kind: 'proposed' })
})

test('says in a sentence why it cannot propose, and never waits for a prompt', async () => {
  const { root, remote, write, send, branches } = await openCheckout()
  await write(CARD, card('Two.'))
  const ask = createApi({ root, live: createLiveContent() })
  const request = { sentence: 'Change', files: [CARD], addTo: null, author: null }
  const author = { name: 'Ada', email: '' }
  const asked = (more = {}) => ask('propose', { ...request, ...more })
  expect(await asked()).toEqual(says('does not name the repository'))
  expect(await asked({ sentence: ' ' })).toEqual(says('Say in a sentence'))
  expect(await asked({ author })).toEqual(says('Type a name'))
  await writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(send('Change')).rejects.toThrow('right to push')
  git(root, 'remote', 'set-url', 'origin', 'https://127.0.0.1:9/school/portal.git')
  await expect(send('Change')).rejects.toThrow('could not be reached')
  await expect(fetchAccepted(root)).rejects.toThrow('could not be reached')
  expect(branches()).toEqual(['main'])
  git(root, 'remote', 'remove', 'origin')
  expect(await ask('differences', null)).toEqual(says('no remote'))
  await rm(join(root, '.git'), { recursive: true })
  expect(await ask('differences', null)).toEqual(says('not a Git checkout'))
  vi.stubEnv('PATH', '')
  expect(await ask('differences', null)).toEqual(says('Git is not installed'))
})
