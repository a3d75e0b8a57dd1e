import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { createApi } from '../../../scripts/preview/api.ts'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import type { Replies, RequestName, Sent } from '../../../scripts/preview/pages/requests.ts'
import { cardFile, GOOD_SCHOOL } from '../content/good-school.ts'
import { temporaryFolder } from '../../server/program.ts'

export const CARD = 'content/classes/class-link.md'
export const PAGE = 'content/classes/page.md'
export const POLICY = 'content/student-policy/page.md'
export const REPOSITORY = 'https://github.com/school/portal'

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A card with this text. */
export const card = (text: string, title = 'Class Link') => cardFile(title, { text: `${text}\n` })
export const policy = (text: string) => `---\ntitle: Policy\n---\n${text}\n`

const SITE = String(GOOD_SCHOOL['content/site.json']).replace(
  '{',
  `{ "repository": "${REPOSITORY}",`,
)
const START: Record<string, string | Uint8Array> = {
  ...(GOOD_SCHOOL as Record<string, string | Uint8Array>),
  'content/site.json': SITE,
  [CARD]: card('One.'),
  'package.json': '{}\n',
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'))
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const [remote, root] = [join(folder, 'remote.git'), join(folder, 'checkout')]
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  git(folder, 'clone', '--quiet', remote, root)
  git(root, 'config', 'user.name', 'Ada')
  git(root, 'config', 'user.email', 'ada@example.org')
  for (const [file, text] of Object.entries(START)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'First')
  git(root, 'push', '--quiet', 'origin', 'main')
  git(root, 'remote', 'set-head', 'origin', 'main')
  return folder
}

type Files = Record<string, string | null>

/**
 * For the tests of one file.
 * @returns a function that opens a writer's checkout of the small school, with its remote repository
 */
export async function createCheckouts() {
  // Made once: each test gets a copy.
  const template = await makeTemplate()
  return () => openCheckout(template)
}

async function openCheckout(template: string) {
  const folder = await temporaryFolder()
  cpSync(template, folder, { recursive: true })
  const [remote, root] = [join(folder, 'remote.git'), join(folder, 'checkout')]
  const config = join(root, '.git/config')
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll(template, folder))
  const onNewProgram = vi.fn<() => void>()
  const live = createLiveContent(root)
  live.check()
  const answer = createApi(live, onNewProgram)

  /** Asks the preview's server. @throws its refusal */
  const ask = async <Name extends RequestName>(
    name: Name,
    sent: Sent<Name>,
  ): Promise<Replies[Name]> => {
    const [status, body] = await answer(name, sent)
    if (status !== 200) throw new Error((body as { message: string }).message)
    return body as Replies[Name]
  }
  const folderNow = () => ask('folder', null)
  const refOf = (branch: string) => git(remote, 'rev-parse', branch)
  /** Somebody else's commit in the remote repository; null removes a file. */
  const commit = (branch: string, files: Files, { message = 'Theirs', also = '' } = {}) => {
    const lines = Object.entries(files).map(([file, text]) =>
      text === null
        ? `D ${file}\n`
        : `M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
    )
    const who = 'committer Eve <eve@example.org> now'
    const parents = `from ${refOf(branch)}\n${also && `merge ${also}\n`}`
    const head = `commit refs/heads/${branch}\n${who}\ndata ${message.length}\n${message}\n${parents}`
    execFileSync('git', ['fast-import', '--quiet', '--date-format=now'], {
      cwd: remote,
      input: `${head}${lines.join('')}\n`,
    })
  }
  return {
    root,
    remote,
    ask,
    onNewProgram,
    folder: folderNow,
    commit,
    write: async (file: string, text: string | Uint8Array): Promise<void> => {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), text)
    },
    read: (file: string) => readFile(join(root, file), 'utf8'),
    remove: (file: string) => rm(join(root, file)),
    fetch: () => ask('fetch', null),
    /** Proposes all files that differ, unless others are named. */
    propose: async (sentence: string, wanted: Partial<Sent<'propose'>> = {}) => {
      const files = (await folderNow()).differences.map(({ file }) => file)
      return ask('propose', { sentence, files, author: null, ...wanted })
    },
    takeIn: async (
      what: Sent<'take-in'>['what'],
      answers: Sent<'take-in'>['answers'] = {},
    ): Promise<Replies['take-in']> => {
      const first = await ask('take-in', { what, answers, about: null })
      if (first === null || Object.keys(answers).length === 0) return first
      return ask('take-in', { what, answers, about: first.about })
    },
    at: (branch: string, file: string) => git(remote, 'show', `${branch}:${file}`),
    branch: () => git(root, 'branch', '--show-current'),
    branches: () => git(remote, 'branch', '--format=%(refname:short)').split('\n'),
    drop: (branch: string) => git(remote, 'branch', '--quiet', '-D', branch),
    /** Somebody else's change of the main branch. */
    merge: (files: Files) => commit('main', files),
    /** Accepts a proposal as GitHub does; `corrected` are other words for its files. */
    accept: (branch: string, how: 'squash' | 'merge' = 'squash', corrected: Files = {}) => {
      const names = git(remote, 'diff', '--name-only', `main...${branch}`).split('\n')
      const listed = git(remote, 'ls-tree', '-r', '--name-only', branch).split('\n')
      const text = (file: string) =>
        execFileSync('git', ['show', `${branch}:${file}`], { cwd: remote, encoding: 'utf8' })
      const taken = names.map((file) => [file, listed.includes(file) ? text(file) : null])
      const subject = git(remote, 'log', '-1', '--format=%s', branch)
      const also = how === 'merge' ? refOf(branch) : ''
      const files = { ...(Object.fromEntries(taken) as Files), ...corrected }
      commit('main', files, { message: `A title (#1)\n\n* ${subject}`, also })
    },
  }
}
