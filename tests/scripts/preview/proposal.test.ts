import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { card, CARD, git, createCheckouts, PAGE, POLICY, policy, REPOSITORY } from './checkout.ts'

const openCheckout = await createCheckouts()

// A writer's folder and its proposals. Each test uses real Git and a bare repository in place of GitHub.

const BRANCH = 'content/change-the-class'
const MAIL = 'content/mail/password-changed.md'
const files = (folder: { differences: readonly { file: string }[] }) =>
  folder.differences.map(({ file }) => file)

/** A checkout whose changed card is proposed. */
async function openProposal(more: Record<string, string> = {}) {
  const checkout = await openCheckout()
  await checkout.write(CARD, card('Two.'))
  for (const [file, text] of Object.entries(more)) await checkout.write(file, text)
  await checkout.propose('Change the class')
  return checkout
}

test('a proposal is a branch with one commit from where the folder stands; other files stay saved', async () => {
  const { root, remote, write, folder, propose, at, branch } = await openCheckout()
  await write(CARD, card('Two.'))
  await write('content/classes/new.md', card('New.', 'Room'))
  await write(PAGE, '---\ntitle: Later\nintro: Page.\n---\n')
  await write('package.json', '{ "mine": true }\n')
  git(root, 'add', PAGE)
  expect(await folder()).toMatchObject({ state: 'saved', isBehind: false })
  const ticked = [CARD, 'content/classes/new.md']
  const address = `${REPOSITORY}/compare/${BRANCH}?expand=1`
  expect(await propose('Change the class', { files: ticked })).toEqual({
    address,
    isNew: true,
    files: 2,
  })
  expect(branch()).toBe(BRANCH)
  expect(git(root, 'status', '--porcelain')).toBe(`M  ${PAGE}\n M package.json`)
  expect(git(remote, 'log', '--format=%an %s', `main..${BRANCH}`)).toBe('Ada Change the class')
  expect(git(remote, 'diff', '--name-only', 'main', BRANCH).split('\n')).toEqual(ticked)
  expect(at(BRANCH, CARD)).toContain('Two.')
  expect(await folder()).toMatchObject({
    state: 'proposed',
    sentence: 'Change the class',
    address,
    differences: [{ file: PAGE, change: 'changed', isBehind: false }],
  })
})

test('words that are edited on or taken back are listed, and added to the proposal', async () => {
  const { remote, write, propose, at, folder, fetch, remove, accept, branch, read } =
    await openProposal({ [POLICY]: policy('New.') })
  await write(CARD, card('One.'))
  await remove(MAIL)
  expect((await folder()).differences).toMatchObject([
    { file: CARD, change: 'changed' },
    { file: MAIL, change: 'removed', title: null },
  ])
  await propose('Not the class', { files: [CARD] })
  expect(at(BRANCH, CARD)).toContain('One.')
  expect(git(remote, 'log', '--format=%s', `main..${BRANCH}`)).toBe(
    'Not the class\nChange the class',
  )
  accept(BRANCH)
  await fetch()
  expect(branch()).toBe('main')
  expect(await read(CARD)).toContain('One.')
  expect(await read(POLICY)).toContain('New.')
  expect(files(await folder())).toEqual([MAIL])
})

test('throwing away gives a file its proposed words, and can be undone', async () => {
  const { root, write, read, remove, ask, folder } = await openProposal()
  await write(CARD, card('Three.'))
  await write('content/exams/page.md', '---\ntitle: Exams\nintro: Exams.\n---\n')
  await remove(PAGE)
  git(root, 'add', CARD)
  for (const file of [CARD, 'content/exams/page.md', PAGE]) {
    const before = await folder()
    await ask('throw-away', { file })
    const after = await folder()
    expect(files(after)).not.toContain(file)
    expect(after.last).toEqual({ kind: 'done', message: `Your change of ${file} is thrown away.` })
    await ask('undo', null)
    expect(await folder()).toEqual(before)
  }
  await ask('throw-away', { file: CARD })
  expect(await read(CARD)).toBe(card('Two.'))
  await ask('forget-step', null)
  await expect(ask('undo', null)).rejects.toThrow('no last step')
})

test.each([true, false])('a withdrawn proposal leaves GitHub; its words stay: %s', async (keep) => {
  const { root, write, read, ask, branch, branches, folder, propose } = await openProposal()
  await write(POLICY, policy('New.'))
  await ask('withdraw', { keep })
  expect(branches()).toEqual(['main'])
  expect(branch()).toBe('main')
  expect(git(root, 'branch', '--format=%(refname:short)')).toBe('main')
  expect(files(await folder())).toEqual(keep ? [CARD, POLICY] : [])
  if (!keep) await ask('undo', null)
  expect(await read(CARD)).toContain('Two.')
  expect(await propose('Change the class')).toMatchObject({ isNew: true, files: 2 })
})

test('a correction on GitHub comes silently, except for a file that was touched since', async () => {
  const { write, read, commit, fetch, folder, propose, takeIn, at } = await openProposal({
    [POLICY]: policy('New.'),
  })
  commit(BRANCH, { [CARD]: card('Corrected.'), [POLICY]: policy('Better.') })
  await write(POLICY, policy('Newer.'))
  await write(PAGE, '---\ntitle: Mine\nintro: Page.\n---\n')
  await expect(propose('Over it')).rejects.toThrow('Get the corrections')
  await fetch()
  expect(await folder()).toMatchObject({
    state: 'corrected',
    correction: { by: 'Eve', files: [CARD, POLICY] },
    differences: [{ file: PAGE }, { file: POLICY }],
  })
  const places = [{ mine: 'Newer.', theirs: 'Better.' }]
  expect(await takeIn('corrections')).toMatchObject({ clashes: [{ file: POLICY, places }] })
  expect(await read(CARD)).toContain('Two.')
  await takeIn('corrections', { [POLICY]: 'mine' })
  expect(await read(CARD)).toContain('Corrected.')
  expect(await read(POLICY)).toBe(policy('Newer.'))
  expect(await folder()).toMatchObject({ state: 'proposed', correction: null })
  expect(files(await folder())).toEqual([PAGE, POLICY])
  await propose('And the rest')
  expect(at(BRANCH, CARD)).toContain('Corrected.')
  expect(at(BRANCH, POLICY)).toContain('Newer.')
})

test.each(['squash', 'merge'] as const)(
  'an accepted proposal (%s) is left for the main branch, with what is saved since',
  async (how) => {
    const { write, read, merge, accept, fetch, folder, branch, propose, at } = await openProposal()
    await write(POLICY, policy('Later.'))
    merge({ [PAGE]: '---\ntitle: Theirs\nintro: Page.\n---\n' })
    await fetch()
    expect(await folder()).toMatchObject({ state: 'proposed', isBehind: true })
    accept(BRANCH, how)
    merge({ [CARD]: card('Three.') })
    await fetch()
    expect(branch()).toBe('main')
    expect(await read(CARD)).toContain('Three.')
    expect(await folder()).toMatchObject({
      state: 'saved',
      isBehind: false,
      differences: [{ file: POLICY }],
      last: { kind: 'accepted', sentence: 'Change the class', files: [CARD] },
    })
    expect(await propose('Change the class')).toMatchObject({ isNew: true, files: 1 })
    expect(at(`${BRANCH}-2`, CARD)).toContain('Three.')
  },
)

test('a squash with a correction is shown, and asks only about words that were changed since', async () => {
  const { ask, write, read, accept, drop, fetch, folder, branch, takeIn } = await openProposal()
  accept(BRANCH, 'squash', { [CARD]: card('Two, corrected.') })
  drop(BRANCH)
  await write(CARD, card('Mine, later.'))
  await fetch()
  expect(await folder()).toMatchObject({ state: 'accepted', differences: [{ file: CARD }] })
  expect(branch()).toBe(BRANCH)
  await ask('throw-away', { file: CARD })
  await fetch()
  expect(branch()).toBe('main')
  expect(await read(CARD)).toContain('Two, corrected.')
  const { last } = await folder()
  if (last?.kind !== 'accepted') throw new Error('It was not accepted.')
  const { from, to } = last
  expect(last.files).toEqual([CARD])
  expect(await ask('words', { file: CARD, from, to })).toMatchObject([
    [{ words: 'Two' }, { words: ', corrected', in: 'after' }, { words: '.' }],
  ])
  await write(CARD, card('Mine.'))
  expect(await takeIn('accepted')).toBeNull()
  expect(await read(CARD)).toContain('Mine.')
})

test('a refused proposal keeps its words, and they ride along with nothing', async () => {
  const { write, read, ask, drop, merge, fetch, folder, propose, at, takeIn } = await openProposal()
  drop(BRANCH)
  merge({ [PAGE]: '---\ntitle: Theirs\nintro: Page.\n---\n' })
  await fetch()
  await write(POLICY, policy('Urgent.'))
  expect(await folder()).toMatchObject({ state: 'refused', sentence: 'Change the class' })
  expect(files(await folder())).toEqual([CARD, POLICY])
  await propose('Urgent', { files: [POLICY] })
  expect(at('content/urgent', CARD)).toContain('One.')
  expect(at('content/urgent', POLICY)).toContain('Urgent.')
  expect(await folder()).toMatchObject({ state: 'proposed', differences: [{ file: CARD }] })
  await takeIn('accepted')
  expect(at('content/urgent', PAGE)).toContain('Theirs')
  await ask('withdraw', { keep: true })
  await propose('Again')
  drop('content/again')
  await fetch()
  await ask('withdraw', { keep: false })
  expect(await read(CARD)).toContain('One.')
  expect(await read(PAGE)).toContain('Theirs')
})

test('the accepted version of a week comes into a folder and a proposal, as a merge', async () => {
  const checkout = await openProposal()
  const { root, remote, write, read, remove, merge, takeIn, folder, propose, ask, at } = checkout
  await write('content/classes/mine.md', card('Mine.', 'Room'))
  await write(POLICY, policy('My own.'))
  await remove(MAIL)
  await write('notes.txt', 'My notes.\n')
  for (const day of ['Monday', 'Tuesday', 'Friday']) {
    merge({
      [CARD]: card(`${day}.`),
      [POLICY]: policy(day),
      'package.json': `{ "new": "${day}" }\n`,
    })
  }
  merge({ [PAGE]: null, 'content/exams/page.md': '---\ntitle: Exams\nintro: Exams.\n---\n' })
  await expect(propose('More', { files: [POLICY] })).rejects.toThrow('Get the accepted version')
  expect((await folder()).differences).toMatchObject([
    { file: 'content/classes/mine.md', isBehind: false },
    { file: MAIL, isBehind: false },
    { file: POLICY, isBehind: true },
  ])
  const before = await folder()
  const asked = await takeIn('accepted')
  if (asked === null) throw new Error('It asked nothing.')
  expect(asked.clashes.map(({ file }) => file)).toEqual([CARD, POLICY])
  const answers = { [CARD]: 'theirs', [POLICY]: 'mine' } as const
  await write(POLICY, policy('Changed meanwhile.'))
  expect(await ask('take-in', { what: 'accepted', answers, about: asked.about })).not.toBeNull()
  await write(POLICY, policy('My own.'))
  expect(await takeIn('accepted', answers)).toBeNull()
  expect(checkout.onNewProgram).toHaveBeenCalledOnce()
  expect(await read(CARD)).toContain('Friday.')
  expect(await read(POLICY)).toBe(policy('My own.'))
  expect(existsSync(join(root, PAGE))).toBe(false)
  expect(at(BRANCH, CARD)).toContain('Friday.')
  expect(git(remote, 'merge-base', 'main', BRANCH)).toBe(git(remote, 'rev-parse', 'main'))
  expect(git(root, 'status', '--porcelain').split('\n')).toEqual([
    `D ${MAIL}`,
    ` M ${POLICY}`,
    '?? content/classes/mine.md',
    '?? notes.txt',
  ])
  expect(await folder()).toMatchObject({ state: 'proposed', isBehind: false })
  // The last step can be undone.
  await ask('undo', null)
  expect(await read(CARD)).toContain('Two.')
  expect(await read('package.json')).toBe('{}\n')
  expect((await folder()).differences).toEqual(before.differences)
})

test('a file that one side removed is asked about as a whole, and a picture too', async () => {
  const map = 'content/classes/map.png'
  const { write, remove, merge, takeIn, root, read } = await openCheckout()
  await write(CARD, card('Mine.'))
  await write(map, new Uint8Array([0xff, 0]))
  await remove(PAGE)
  merge({ [CARD]: null, [map]: '\u0001', [PAGE]: '---\ntitle: Theirs\nintro: Page.\n---\n' })
  expect(await takeIn('accepted')).toMatchObject({
    clashes: [{ file: CARD }, { file: map, places: null }, { file: PAGE }],
  })
  await takeIn('accepted', { [CARD]: 'mine', [map]: 'theirs', [PAGE]: 'mine' })
  expect(await read(CARD)).toContain('Mine.')
  expect(await read(map)).toBe('\u0001')
  expect(existsSync(join(root, PAGE))).toBe(false)
})

test('a developer’s own branch is read, added to and merged into, never reset', async () => {
  const { root, commit, write, takeIn, folder, propose, ask, at, merge } = await openCheckout()
  git(root, 'switch', '--quiet', '--create', 'feature')
  await write('package.json', '{ "mine": 1 }\n')
  git(root, 'commit', '--quiet', '-am', 'Mine')
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'HEAD:their-feature')
  await write(CARD, card('Two.'))
  await propose('Change the class')
  expect(at('their-feature', CARD)).toContain('Two.')
  commit('their-feature', { [POLICY]: policy('Corrected.') })
  merge({ 'package.json': '{ "theirs": 1 }\n' })
  await takeIn('corrections')
  const head = git(root, 'rev-parse', 'HEAD')
  await expect(takeIn('accepted')).rejects.toThrow('both changed package.json')
  await expect(ask('withdraw', { keep: true })).rejects.toThrow('no proposal')
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head)
  expect(await folder()).toMatchObject({ state: 'proposed', differences: [], isBehind: true })
  expect(git(root, 'status', '--porcelain')).toBe('')
})

test('a step that was stopped halfway can be undone', async () => {
  const { root, write, read, merge, takeIn, folder, ask } = await openProposal()
  await write(POLICY, policy('Mine.'))
  merge({ [CARD]: card('Theirs.'), [POLICY]: policy('Theirs.') })
  const lock = join(root, '.git/refs/heads', `${BRANCH}.lock`)
  await writeFile(lock, '')
  const answers = { [CARD]: 'mine', [POLICY]: 'mine' } as const
  await expect(takeIn('accepted', answers)).rejects.toThrow('Another program')
  await rm(lock)
  expect(await folder()).toMatchObject({ last: { kind: 'stopped' } })
  await ask('undo', null)
  expect(await read(CARD)).toBe(card('Two.'))
  expect(await read(POLICY)).toBe(policy('Mine.'))
  expect(await folder()).toMatchObject({ state: 'proposed', last: null })
})

test('a proposal that was stopped before its push is proposed again', async () => {
  const { root, write, folder, propose, branch, at } = await openCheckout()
  await write(CARD, card('Two.'))
  git(root, 'switch', '--quiet', '--create', BRANCH)
  git(root, 'commit', '--quiet', '-am', 'Change the class')
  await write(POLICY, policy('New.'))
  expect(await folder()).toMatchObject({ state: 'saved' })
  expect(files(await folder())).toEqual([CARD, POLICY])
  await propose('Change the class')
  expect(branch()).toBe(`${BRANCH}-2`)
  expect(at(`${BRANCH}-2`, CARD)).toContain('Two.')
  expect(files(await folder())).toEqual([])
})

test('a proposal that GitHub does not take changes nothing', async () => {
  const { root, remote, write, folder, propose, ask, branches, branch, fetch } =
    await openCheckout()
  await write(CARD, card('Two.'))
  const before = await folder()
  await writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(propose('Change')).rejects.toThrow('right to push')
  expect(branch()).toBe('main')
  expect(branches()).toEqual(['main'])
  expect((await folder()).differences).toEqual(before.differences)
  await rm(join(remote, 'hooks/pre-receive'))
  await propose('Change')
  git(root, 'remote', 'set-url', 'origin', 'https://127.0.0.1:9/school/portal.git')
  await write(CARD, card('Three.'))
  const head = git(root, 'rev-parse', 'HEAD')
  for (const step of [
    () => fetch(),
    () => propose('More'),
    () => ask('withdraw', { keep: false }),
    () => ask('take-in', { what: 'accepted', answers: {}, about: null }),
  ]) {
    await expect(step()).rejects.toThrow('could not be reached')
  }
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head)
  expect(files(await folder())).toEqual([CARD])
})

test('refuses ticked files that would bring a mistake, and no others', async () => {
  const { write, propose } = await openCheckout()
  await write(CARD, card('See [this](/exams).'))
  await write('content/exams/page.md', '---\ntitle: Exams\nintro: Exams.\n---\n')
  await write(MAIL, 'No fields.\n')
  await expect(propose('Half', { files: [CARD] })).rejects.toThrow(
    `${CARD}, line 7: There is no page`,
  )
  await expect(propose('Mail', { files: [MAIL] })).rejects.toThrow(MAIL)
  const whole = [CARD, 'content/exams/page.md']
  expect(await propose('Whole', { files: whole })).toMatchObject({ files: 2 })
})

test('two tabs do one step after the other', async () => {
  const { write, propose, remote, folder } = await openCheckout()
  await write(CARD, card('Two.'))
  await write(POLICY, policy('New.'))
  const both = [propose('One', { files: [CARD] }), propose('Other', { files: [POLICY] })]
  expect(await Promise.all(both)).toMatchObject([{ isNew: true }, { isNew: false }])
  expect(git(remote, 'log', '--format=%s', 'main..content/one')).toBe('Other\nOne')
  expect(files(await folder())).toEqual([])
})

test('proposes from a fork, and from a clone of one branch', async () => {
  const { root, remote, write, propose, folder, merge, fetch } = await openCheckout()
  git(root, 'remote', 'rename', 'origin', 'upstream')
  const fork = join(root, '../ada/portal.git')
  git(root, 'clone', '--quiet', '--bare', remote, fork)
  git(root, 'remote', 'add', 'origin', fork)
  git(root, 'config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
  await write(CARD, card('Two.'))
  merge({ [POLICY]: policy('Theirs.') })
  const address = `${REPOSITORY}/compare/ada:${BRANCH}?expand=1`
  expect(await propose('Change the class')).toMatchObject({ address })
  await fetch()
  expect(await folder()).toMatchObject({ state: 'proposed', isBehind: true, address })
})

test('says in a sentence why it cannot go on', async () => {
  const { root, write, ask, propose, folder } = await openCheckout()
  await write(CARD, card('Two.'))
  const files = [CARD]
  git(root, 'config', 'user.email', '')
  expect(await propose('Change')).toBeNull()
  await expect(propose(' ')).rejects.toThrow('Say in a sentence')
  await expect(propose('Change', { author: { name: 'Ada', email: '' } })).rejects.toThrow('Type a')
  const author = { name: 'Ada', email: 'ada@example.org' }
  await expect(propose('Change', { files: [], author })).rejects.toThrow('Tick a file')
  git(root, 'checkout', '--quiet', '--detach')
  await expect(propose('Change', { files })).rejects.toThrow('on no branch')
  git(root, 'switch', '--quiet', 'main')
  git(root, 'remote', 'remove', 'origin')
  await expect(folder()).rejects.toThrow('no remote')
  await rm(join(root, '.git'), { recursive: true })
  await expect(folder()).rejects.toThrow('not a Git checkout')
  vi.stubEnv('PATH', '')
  await expect(ask('folder', null)).rejects.toThrow('Git is not installed')
  vi.unstubAllEnvs()
})
