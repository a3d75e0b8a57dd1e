import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { fetchAccepted, readProposal } from '../../scripts/preview/differences.ts'
import { propose } from '../../scripts/preview/propose.ts'
import type { Sent } from '../../src/preview/requests.ts'
import { cardFile, GOOD_SCHOOL } from '../content/school.ts'
import { temporaryFolder } from '../server/program.ts'

export const CARD = 'content/classes/class-link.md'
export const PAGE = 'content/classes/page.md'
export const POLICY = 'content/student-policy/page.md'
export const REPOSITORY = 'https://github.com/school/portal'

const ADA = { name: 'Ada', email: 'ada@example.org' }
const EVE = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.org']

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A card with this text. */
export const card = (text: string, title = 'Class Link') => cardFile(title, { text: `${text}\n` })

/** A writer's checkout of the small school, and its remote repository. */
export async function openCheckout() {
  // Without the name and the signing of this computer's own Git.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = await temporaryFolder()
  const [remote, root] = [join(folder, 'remote.git'), join(folder, 'checkout')]
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  git(folder, 'clone', '--quiet', remote, root)
  const write = async (file: string, text: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const start = { ...GOOD_SCHOOL, [CARD]: card('One.'), 'package.json': '{}\n' }
  for (const [file, text] of Object.entries(start)) await write(file, text)
  git(root, 'add', '.')
  git(root, ...EVE, 'commit', '--quiet', '-m', 'First')
  git(root, 'push', '--quiet', 'origin', 'main')
  const fetched = () => fetchAccepted(root)
  await fetched()

  const list = () => readProposal(root, REPOSITORY)
  /** Commits files on a branch of the remote repository; null removes a file. */
  const commit = (branch: string, files: Record<string, string | null>, message = 'Merged') => {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
    const run = (args: string[], input = '') =>
      execFileSync('git', [...EVE, ...args], { cwd: remote, env, input, encoding: 'utf8' }).trim()
    run(['read-tree', branch])
    for (const [file, text] of Object.entries(files)) {
      const blob = text === null ? '0'.repeat(40) : run(['hash-object', '-w', '--stdin'], text)
      run(['update-index', '--index-info'], `${text === null ? '0' : '100644'} ${blob}\t${file}\n`)
    }
    const hash = run(['commit-tree', run(['write-tree']), '-p', branch, '-m', message])
    run(['update-ref', `refs/heads/${branch}`, hash])
  }
  return {
    root,
    remote,
    write,
    fetched,
    list,
    commit,
    read: (file: string) => readFile(join(root, file), 'utf8'),
    remove: (file: string) => rm(join(root, file)),
    /** Proposes the files that differ and are new, unless others are named. */
    send: async (sentence: string, wanted: Partial<Sent<'propose'>> = {}) => {
      const news = (await list()).differences.filter(({ state }) => state === 'new')
      const files = news.map(({ file }) => file)
      return propose(root, REPOSITORY, { sentence, files, addTo: null, author: ADA, ...wanted })
    },
    at: (branch: string, file: string) => git(remote, 'show', `${branch}:${file}`),
    branches: () => git(remote, 'branch', '--format=%(refname:short)').split('\n'),
    /** Somebody else's change of the default branch. */
    merge: (file: string, text: string) => commit('main', { [file]: text }),
    /** The accepted version takes the files of a branch, as one commit or as a merge. */
    accept: (branch: string, how: 'squash' | 'merge' = 'squash') => {
      const parents = how === 'squash' ? ['-p', 'main'] : ['-p', 'main', '-p', branch]
      const tree = git(remote, 'rev-parse', `${branch}^{tree}`)
      const hash = git(remote, ...EVE, 'commit-tree', tree, ...parents, '-m', 'Accepted')
      git(remote, 'update-ref', 'refs/heads/main', hash)
    },
  }
}
