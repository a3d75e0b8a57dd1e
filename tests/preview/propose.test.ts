import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { propose, readProposal } from '../../scripts/preview/propose.ts'
import { temporaryFolder } from '../server/program.ts'

const CARD = 'content/classes/class-link.md'
const REPOSITORY = 'https://github.com/school/portal'
const CONTENT = { school: { repository: REPOSITORY }, problems: [], failed: null }
type Proposable = Parameters<typeof propose>[1]
const ADA = { name: 'Ada', email: 'ada@example.org' }
const EVE = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org']

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

const says = (words: string) => ({ kind: 'refused', message: expect.stringContaining(words) })

/** A writer's checkout, and its remote repository. */
async function openCheckout() {
  // Without the name and the signing of this computer's own Git.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = await temporaryFolder()
  const [remote, root] = [join(folder, 'remote.git'), join(folder, 'checkout')]
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  git(folder, 'clone', '--quiet', remote, root)
  const write = (file: string, text: string) => writeFile(join(root, file), text)
  for (const folder of ['classes', 'support']) {
    await mkdir(join(root, 'content', folder), { recursive: true })
  }
  await write(CARD, 'One.\n')
  await write('content/classes/page.md', 'Page.\n')
  await write('content/support/page.md', 'Support.\n')
  await write('package.json', '{}\n')
  git(root, 'add', '.')
  git(root, ...EVE, 'commit', '--quiet', '-m', 'First')
  git(root, 'push', '--quiet', 'origin', 'main')
  git(root, 'remote', 'set-head', 'origin', 'main')
  return {
    root,
    remote,
    write,
    remove: (file: string) => rm(join(root, file)),
    send: (sentence: string, author: object | null = ADA, content: Proposable = CONTENT) =>
      propose(root, content, { sentence, author }),
    at: (branch: string, file: string) => git(remote, 'show', `${branch}:${file}`),
    branches: () => git(remote, 'branch', '--format=%(refname:short)').split('\n'),
    /** Somebody else's change of the default branch. */
    merge: (file: string, text: string) => {
      const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
        cwd: remote,
        input: text,
      })
      const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
      const run = (...args: string[]) =>
        execFileSync('git', [...EVE, ...args], { cwd: remote, env, encoding: 'utf8' }).trim()
      run('read-tree', 'main')
      run('update-index', '--add', '--cacheinfo', `100644,${String(blob).trim()},${file}`)
      const commit = run('commit-tree', run('write-tree'), '-p', 'main', '-m', 'Merged')
      run('update-ref', 'refs/heads/main', commit)
    },
  }
}

test('pushes the files of content/ that differ as one commit on a new branch, and leaves the checkout alone', async () => {
  const { root, remote, write, remove, send, at, branches } = await openCheckout()
  await write(CARD, 'Two.\n')
  await write('content/classes/new.md', 'New.\n')
  await remove('content/support/page.md')
  await write('package.json', '{ "mine": true }\n')
  await write('content/classes/page.md', 'Staged.\n')
  git(root, 'add', 'content/classes/page.md')
  const before = git(root, 'status', '--porcelain', '--branch')
  expect(await readProposal(root)).toMatchObject({
    kind: 'differs',
    isProposed: false,
    differences: [
      { file: CARD, change: 'changed' },
      { file: 'content/classes/new.md', change: 'added' },
      { file: 'content/classes/page.md', change: 'changed' },
      { file: 'content/support/page.md', change: 'removed' },
    ],
  })
  expect(await send('Say when the class begins')).toEqual({
    kind: 'proposed',
    branch: 'content/say-when-the-class-begins',
    files: 4,
    address:
      'https://github.com/school/portal/compare/main...content/say-when-the-class-begins?expand=1',
  })
  const branch = 'content/say-when-the-class-begins'
  expect(branches()).toEqual([branch, 'main'])
  expect(at(branch, CARD)).toBe('Two.')
  expect(at(branch, 'package.json')).toBe('{}')
  expect(at('main', CARD)).toBe('One.')
  expect(() => at(branch, 'content/support/page.md')).toThrow()
  expect(git(remote, 'log', '-1', '--format=%an %ae %s', branch)).toBe(
    'Ada ada@example.org Say when the class begins',
  )
  expect(git(root, 'status', '--porcelain', '--branch')).toBe(before)
  expect(await readProposal(root)).toMatchObject({ isProposed: true })
})

test('asks for the author once, and adds a second proposal to the branch of the first while that waits', async () => {
  const { remote, write, send, at } = await openCheckout()
  await write(CARD, 'Two.\n')
  expect(await send('Change the class', null)).toEqual({ kind: 'no-author' })
  expect(await send('Change the class')).toMatchObject({ kind: 'proposed' })
  expect(await send('Once more')).toMatchObject({ kind: 'refused' })
  await write(CARD, 'Three.\n')
  const second = { branch: 'content/change-the-class', files: 1 }
  expect(await send('Once more', null)).toMatchObject(second)
  expect(git(remote, 'log', '--format=%s', 'content/change-the-class')).toBe(
    'Once more\nChange the class\nFirst',
  )
  expect(at('content/change-the-class', CARD)).toBe('Three.')
})

test('begins a new branch on top of main after a squash merge', async () => {
  const { write, send, merge, at } = await openCheckout()
  await write(CARD, 'Two.\n')
  await send('Change the class')
  merge('content/support/page.md', 'Theirs.\n')
  merge(CARD, 'Two.\n')
  expect(await send('Nothing')).toMatchObject({ kind: 'refused' })
  await write(CARD, 'Three.\n')
  expect(await send('Change the class')).toMatchObject({
    branch: 'content/change-the-class-2',
    files: 1,
  })
  expect(at('content/change-the-class-2', CARD)).toBe('Three.')
  expect(at('content/change-the-class-2', 'content/support/page.md')).toBe('Theirs.')
})

test('refuses a file that somebody else changed meanwhile', async () => {
  const { write, send, merge, branches } = await openCheckout()
  await write(CARD, 'Two.\n')
  merge(CARD, 'Theirs.\n')
  const refused = await send('Change')
  expect(refused).toMatchObject({ message: expect.stringContaining(`changed ${CARD} meanwhile`) })
  merge(CARD, 'Two.\n') // the same by chance
  expect(await send('Change')).toMatchObject({
    message: expect.stringContaining('Students already have this version'),
  })
  expect(branches()).toEqual(['main'])
})

test('says in a sentence why it cannot propose, and never waits for a prompt', async () => {
  const { root, remote, write, send, branches } = await openCheckout()
  await write(CARD, 'Two.\n')
  const mistake = { file: CARD, line: 1, column: 1, severity: 'error', message: '' } as const
  const mistaken = { ...CONTENT, problems: [mistake] }
  expect(await send('Change', ADA, mistaken)).toEqual(says('mistake'))
  const unchecked = { ...CONTENT, failed: 'The disk is full' }
  expect(await send('Change', ADA, unchecked)).toEqual(says('mistake'))
  const nowhere = { ...CONTENT, school: { repository: null } }
  expect(await send('Change', ADA, nowhere)).toEqual(says('repository'))
  expect(await send(' ')).toEqual(says('Say in a sentence'))
  expect(await send('Change', { name: 'Ada', email: '' })).toEqual(says('Type a name'))
  await writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await send('Change')).toEqual(says('right to push'))
  git(root, 'remote', 'set-url', 'origin', 'https://127.0.0.1:9/school/portal.git')
  expect(await send('Change')).toEqual(says('could not be reached'))
  expect(branches()).toEqual(['main'])
  git(root, 'remote', 'remove', 'origin')
  expect(await readProposal(root)).toEqual(says('no remote'))
  await rm(join(root, '.git'), { recursive: true })
  expect(await readProposal(root)).toEqual(says('not a Git checkout'))
  vi.stubEnv('PATH', '')
  expect(await readProposal(root)).toEqual(says('Git is not installed'))
})
