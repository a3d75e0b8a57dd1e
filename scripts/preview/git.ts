import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GitFailed, type Git } from '../system/git.ts'

/** Runs Git with a temporary index, so that staged files of the checkout stay as they are. */
async function withIndex<Result>(git: Git, work: (git: Git) => Promise<Result>): Promise<Result> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'proposal-'))
  const env = { GIT_INDEX_FILE: path.join(folder.path, 'index') }
  return await work((args, options) => git(args, { ...options, env }))
}

/** The tree of a commit with the files on this computer. A file may go while Git reads it: then Git reads once more. */
export async function savedTree(
  git: Git,
  base: string,
  folder = 'content',
  isAgain = false,
): Promise<string> {
  try {
    return await withIndex(git, async (index) => {
      await index(['read-tree', base])
      // Not what a save is just writing (see writeWhole).
      await index(['add', '--all', '--', folder, ':(exclude)*.tmp'])
      return index(['write-tree'])
    })
  } catch (error) {
    if (isAgain || !(error instanceof GitFailed) || error.isMissing) throw error
    return savedTree(git, base, folder, true)
  }
}

type Blob = { readonly file: string; readonly mode: string; readonly hash: string }

/** The tree of a commit with other versions of some files; a hash of zeros removes a file. */
export async function treeWith(git: Git, commit: string, files: readonly Blob[]): Promise<string> {
  const prefix = await git(['rev-parse', '--show-prefix'])
  const lines = files.map(({ file, mode, hash }) => `${mode} ${hash}\t${prefix}${file}\0`)
  return withIndex(git, async (index) => {
    await index(['read-tree', commit])
    await index(['update-index', '-z', '--index-info'], { input: lines.join('') })
    return index(['write-tree'])
  })
}

type Changed = {
  /** Added, modified, deleted, or another type. */
  readonly status: 'A' | 'M' | 'D' | 'T'
  readonly mode: string
  /** The hashes before and after; zeros where there is no file. */
  readonly before: string
  readonly after: string
}

/** Changed files by their paths from the project's root. */
export type Changes = ReadonlyMap<string, Changed>

export const isNoBlob = (hash: string): boolean => /^0+$/.test(hash)

/** Print the files that differ, by their whole hashes, so that changedFiles can read them. */
const RAW = ['--raw', '-z', '--no-renames', '--no-abbrev', '--relative']

/** The files that differ between two versions, those of content/ unless told otherwise. */
export async function changes(
  git: Git,
  from: string,
  to: string,
  folder = 'content',
): Promise<Changes> {
  return changedFiles(await git(['diff', ...RAW, from, to, '--', folder]))
}

function changedFiles(raw: string): Changes {
  const found = raw.matchAll(/:\d+ (\d+) (\w+) (\w+) ([AMDT])\0([^\0]+)/g)
  return new Map(
    Array.from(found, ([, mode = '', before = '', after = '', status = 'M', file = '']) => [
      file,
      { status: status as Changed['status'], mode, before, after },
    ]),
  )
}

export type Commit = {
  readonly hash: string
  readonly date: string
  readonly subject: string
  /** What it changed in content/, beside its first parent. */
  readonly files: Changes
}

/** The commits of a git log, newest first. */
export async function readLog(git: Git, which: readonly string[]): Promise<Commit[]> {
  const format = '--format=%x01%H%n%cI%n%s'
  const log = await git(['log', '-m', '--first-parent', format, ...RAW, ...which, '--', 'content'])
  return log
    .split('\u0001')
    .slice(1)
    .map((text) => {
      const [head = ''] = text.split('\0')
      const [hash = '', date = '', subject = ''] = head.split('\n')
      return { hash, date, subject, files: changedFiles(text) }
    })
}

/**
 * Keeps the files of this computer as a commit that Git never removes.
 * @returns its ref
 */
export async function keepFolder(git: Git, tree: string): Promise<string> {
  const nobody = ['-c', 'user.name=Preview', '-c', 'user.email=preview@localhost']
  const commit = ['commit-tree', tree, '-p', 'HEAD', '-m', 'The folder as it was']
  const ref = `refs/preview/kept/${new Date().toISOString().replaceAll(/\D/g, '')}`
  await git(['update-ref', ref, await git([...nobody, ...commit])])
  return ref
}
