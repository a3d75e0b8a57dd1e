import { diffWordsWithSpace } from 'diff'
import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { PutBack, WordChange, WordChanges } from '../../src/preview/propose/exchange.ts'
import type { Sent } from '../../src/preview/requests.ts'
import { contentOf, plainText } from '../content/compiler.ts'
import { hunks } from '../review/hunks.ts'
import { orNull, runGit, type Git } from '../system/git.ts'
import { ifThere } from '../system/system-error.ts'
import { readFolder } from './differences.ts'
import { isNoBlob, keepFolder } from './git.ts'
import { BUSY, openRepository, orStop } from './repository.ts'

/** The words of a file before and after, at each place where they differ. */
export async function readWordChanges(root: string, file: string): Promise<WordChanges> {
  const { files } = await readFolder(await openRepository(root))
  const found = files.find((each) => each.file === file)
  if (found === undefined) return []
  const [before, after] = await Promise.all([
    textAt(root, file, found.theirs),
    textAt(root, file, found.ours),
  ])
  if (before === null || after === null) return null
  const places = hunks(before.split('\n'), after.split('\n'))
  return places.map((place) => wordsOf(place.before, place.after))
}

export async function textAt(root: string, file: string, hash: string): Promise<string | null> {
  if (isNoBlob(hash)) return ''
  const content = contentOf(file, await runGit(root, ['cat-file', 'blob', hash]))
  return typeof content === 'string' ? plainText(content) : null
}

function wordsOf(before: string, after: string): WordChange[] {
  return diffWordsWithSpace(before, after).map(({ value: words, added, removed }) => {
    const where = removed ? 'before' : 'after'
    return { words, in: added || removed ? where : 'both' }
  })
}

/** Gives a file its accepted version, or one that was kept; keeps the folder as it was. */
export async function putBack(root: string, { file, from }: Sent<'put-back'>): Promise<PutBack> {
  const repository = await openRepository(root)
  const { git } = repository
  const { tip, saved } = await readFolder(repository)
  const kept = await keepFolder(git, saved)
  const version = from ?? tip
  const isThere = (await orNull(git(['cat-file', '-e', `${version}:./${file}`]))) !== null
  await takeFiles(git, root, version, isThere ? { there: [file] } : { gone: [file] })
  return { kept }
}

type Taken = { readonly there?: readonly string[]; readonly gone?: readonly string[] }

/** Writes files as they are in a commit or tree, and removes others. The index stays as it is. */
export async function takeFiles(
  git: Git,
  root: string,
  commit: string,
  { there = [], gone = [] }: Taken,
): Promise<void> {
  for (const file of gone) {
    rmSync(path.join(root, file), { force: true })
    const folder = path.dirname(path.join(root, file))
    if (ifThere(() => readdirSync(folder))?.length === 0) rmdirSync(folder)
  }
  if (there.length === 0) return
  const restore = ['--literal-pathspecs', 'restore', `--source=${commit}`, '--worktree']
  const list = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await orStop(git([...restore, ...list], { input: there.join('\0') }), BUSY)
}
