import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Git } from '../system/git.ts'

/** The hashes of the files of content/ by their paths from the project's root. */
export type Files = ReadonlyMap<string, string>

/** The files of a commit. */
export async function filesAt(git: Git, commit: string): Promise<Files> {
  const listed = await git(['ls-tree', '-r', '-z', commit, '--', 'content'])
  const blobs = listed.matchAll(/\d+ blob (\w+)\t([^\0]+)\0/g)
  return new Map(Array.from(blobs, ([, hash = '', file = '']) => [file, hash]))
}

/** Without what a save is just writing (see writeWhole). */
const CONTENT = ['--', 'content', ':(exclude)*.tmp']

/** The files as they are saved on this computer. */
export async function savedFiles(root: string, git: Git): Promise<Files> {
  const [committed, changed, added] = await Promise.all([
    filesAt(git, 'HEAD'),
    git(['diff', '-z', '--name-only', '--relative', 'HEAD', ...CONTENT]),
    git(['ls-files', '-z', '--others', '--exclude-standard', ...CONTENT]),
  ])
  const names = `${changed}\0${added}`.split('\0').filter(Boolean)
  const there = names.filter((file) => existsSync(path.join(root, file)))
  const input = there.map((file) => `${file}\n`).join('')
  const hashes = (await git(['hash-object', '-w', '--stdin-paths'], { input })).split('\n')
  const files = new Map(committed)
  for (const file of names) files.delete(file)
  for (const [index, file] of there.entries()) files.set(file, hashes[index] ?? '')
  return files
}

/** The paths of the files that differ, in order. */
export function unlike(before: Files, after: Files): string[] {
  const files = new Set([...before.keys(), ...after.keys()])
  return [...files].filter((file) => before.get(file) !== after.get(file)).toSorted()
}
