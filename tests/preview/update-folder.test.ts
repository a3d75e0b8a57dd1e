import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { updateFolder } from '../../scripts/preview/update-folder.ts'
import type { Sent } from '../../src/preview/requests.ts'
import { card, CARD, git, openCheckout, PAGE, POLICY } from './checkout.ts'

const FIRST = { answers: {}, about: null }
const policy = (...lines: string[]) => `---\ntitle: Policy\n---\n${lines.join('\n\n')}\n`
const get = (root: string, sent: Sent<'update'> = FIRST) => updateFolder(root, sent)

test('takes the accepted version, keeps the writer’s own files, and leaves Git clean', async () => {
  const { root, write, read, list, commit, remove, send, accept } = await openCheckout()
  await write(CARD, card('Accepted.'))
  await send('Change the class')
  accept('content/change-the-class')
  await write('content/classes/mine.md', card('Mine.', 'Room'))
  await remove('content/mail/password-changed.md')
  await write('notes.txt', 'My notes.\n')
  commit('main', { [POLICY]: policy('Theirs.'), [PAGE]: null, 'package.json': '{ "new": 1 }\n' })
  commit('main', { 'content/exams/page.md': '---\ntitle: Exams\nintro: Exams.\n---\n' })
  expect((await list()).isOld).toBe(false) // nothing is fetched yet
  expect(await get(root)).toMatchObject({ kind: 'updated', isProgramNew: true })
  expect(git(root, 'status', '--porcelain', '--branch').split('\n')).toEqual([
    '## main...origin/main',
    ' D content/mail/password-changed.md',
    '?? content/classes/mine.md',
    '?? notes.txt',
  ])
  expect(await read(POLICY)).toContain('Theirs.')
  expect(await list()).toMatchObject({ isOld: false, waiting: [] })
})

test('merges what does not touch, and asks about what both changed', async () => {
  const { root, write, read, merge, list } = await openCheckout()
  const lines = ['Zero.', 'One.', 'Two.', 'Three.', 'Four.']
  merge(POLICY, policy(...lines))
  await get(root)
  await write(POLICY, policy('Zero.', 'My one.', 'Two.', 'Three.', 'My four.'))
  merge(POLICY, policy('Their zero.', 'Their one.', 'Two.', 'Three.', 'Their four.'))
  const before = await read(POLICY)
  const asked = await get(root)
  expect(await read(POLICY)).toBe(before)
  if (asked.kind !== 'asks') throw new Error('It asked nothing.')
  const [{ file, passages } = { file: '', passages: [] }] = asked.clashes
  expect(file).toBe(POLICY)
  expect(passages).toMatchObject([
    { mine: 'My one.\n', theirs: 'Their one.\n' },
    { mine: 'My four.\n', theirs: 'Their four.\n' },
  ])
  const answers = { [POLICY]: ['Our one.', 'My four.\n'] }
  await write(CARD, card('Changed meanwhile.'))
  expect(await get(root, { answers, about: asked.about })).toMatchObject({ kind: 'asks' })
  const again = await get(root)
  if (again.kind !== 'asks') throw new Error('It asked nothing.')
  const half = { [POLICY]: ['Only one answer.'] }
  expect(await get(root, { answers: half, about: again.about })).toMatchObject({ kind: 'asks' })
  const done = await get(root, { answers, about: again.about })
  expect(await read(POLICY)).toBe(policy('Their zero.', 'Our one.', 'Two.', 'Three.', 'My four.'))
  expect((await list()).differences).toMatchObject([
    { file: CARD, state: 'new' },
    { file: POLICY, state: 'new' },
  ])
  // The folder can be brought back.
  if (done.kind !== 'updated') throw new Error('It was not updated.')
  git(root, 'restore', `--source=${done.kept}`, '--', 'content')
  expect(await read(POLICY)).toBe(before)
})

test('asks which file to keep if one side removed it', async () => {
  const { root, write, read, commit, list } = await openCheckout()
  await write(CARD, card('Mine.'))
  commit('main', { [CARD]: null })
  const asked = await get(root)
  if (asked.kind !== 'asks') throw new Error('It asked nothing.')
  expect(asked.clashes).toEqual([{ file: CARD, passages: [] }])
  await get(root, { answers: { [CARD]: ['mine'] }, about: asked.about })
  expect(await read(CARD)).toContain('Mine.')
  expect((await list()).differences).toMatchObject([{ file: CARD, change: 'added' }])
  commit('main', { [CARD]: card('Theirs.') })
  const again = await get(root)
  if (again.kind !== 'asks') throw new Error('It asked nothing.')
  await get(root, { answers: { [CARD]: ['Theirs.'] }, about: again.about })
})

test('takes words back that were accepted, and taken back, changed or removed since', async () => {
  const { root, write, read, send, accept, merge, commit, list } = await openCheckout()
  const room = 'content/classes/room.md'
  await write(room, card('Room.', 'Room'))
  await write(CARD, card('Wrong.'))
  await write(POLICY, policy('One.', 'Two.'))
  await send('Change')
  accept('content/change')
  merge(CARD, card('One.'))
  merge(POLICY, policy('One.', 'Theirs.'))
  commit('main', { [room]: null })
  await get(root)
  expect(await read(CARD)).toContain('One.')
  expect(await read(POLICY)).toContain('Theirs.')
  expect((await list()).differences).toEqual([])
})

test('keeps the words that a writer built on accepted ones', async () => {
  const { root, write, read, send, accept, merge } = await openCheckout()
  await write(POLICY, policy('One.', 'Two.', 'Three.'))
  await send('Change')
  accept('content/change')
  await write(POLICY, policy('One.', 'Two.', 'My three.'))
  merge(POLICY, policy('Their one.', 'Two.', 'Three.'))
  await get(root)
  expect(await read(POLICY)).toBe(policy('Their one.', 'Two.', 'My three.'))
})

test('changes nothing if a program’s file was changed here and there, and goes on after a stop', async () => {
  const { root, write, read, commit } = await openCheckout()
  await write('package.json', '{ "mine": 1 }\n')
  await write(CARD, card('Mine.'))
  commit('main', { 'package.json': '{ "theirs": 1 }\n', [PAGE]: null })
  await expect(get(root)).rejects.toThrow('both changed package.json')
  expect(await read(PAGE)).toContain('title: Classes')
  await write('package.json', '{}\n')
  const lock = join(root, '.git/index.lock')
  await writeFile(lock, '')
  await expect(get(root)).rejects.toThrow('Another program is using Git')
  await rm(lock)
  await get(root)
  expect(await read(CARD)).toContain('Mine.')
  expect(git(root, 'status', '--porcelain')).toBe(`M ${CARD}`)
})

test('keeps texts that were committed here, and moves no branch with other commits', async () => {
  const { root, write, read, merge, list } = await openCheckout()
  await write(CARD, card('Committed.'))
  git(root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qam', 'Mine')
  merge(POLICY, policy('Theirs.'))
  await get(root)
  expect(await read(CARD)).toContain('Committed.')
  expect((await list()).differences).toMatchObject([{ file: CARD, state: 'new' }])
  await write('package.json', '{ "mine": 1 }\n')
  git(root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qam', 'Mine')
  const head = git(root, 'rev-parse', 'HEAD')
  merge(POLICY, policy('Theirs again.'))
  await expect(get(root)).rejects.toThrow('commits of its own')
  expect(git(root, 'rev-parse', 'HEAD')).toBe(head)
})
