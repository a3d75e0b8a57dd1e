import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Git } from '../system/git.ts'

/** Runs Git with a temporary index, so that staged files of the checkout stay as they are. */
export async function withIndex<Result>(
  git: Git,
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proposal-'))
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
  try {
    return await work((args, options) => git(args, { ...options, env }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The tree of a commit with the files of content/ on this computer. */
export function savedTree(git: Git, base: string): Promise<string> {
  return withIndex(git, async (index) => {
    await index(['read-tree', base])
    await index(['add', '--all', '--', 'content'])
    return index(['write-tree'])
  })
}

type Changed = {
  /** Added, modified, deleted, or another type. */
  readonly status: 'A' | 'M' | 'D' | 'T'
  readonly mode: string
  readonly hash: string
}

/** Changed files by their paths from the project's root. */
export type Changes = ReadonlyMap<string, Changed>

/** The files of content/ that differ between two versions, as they are in the second. */
export async function changes(git: Git, from: string, to: string): Promise<Changes> {
  const diff = ['diff', '--raw', '-z', '--no-renames', '--no-abbrev', '--relative', from, to]
  const raw = await git([...diff, '--', 'content'])
  const found = raw.matchAll(/:\d+ (\d+) \w+ (\w+) ([AMDT])\0([^\0]+)/g)
  return new Map(
    Array.from(found, ([, mode = '', hash = '', status = 'M', file = '']) => [
      file,
      { status: status as Changed['status'], mode, hash },
    ]),
  )
}
