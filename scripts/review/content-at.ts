import { basename } from 'node:path/posix'
import {
  contentOf,
  isLeftByProgram,
  NO_FILE,
  readContentFiles,
  type ContentFiles,
} from '../content/compiler.ts'
import { runGit } from '../system/git.ts'

/** Every file below content/ of a commit, by its path from the project's root; null stands for the disk. */
export async function contentAt(root: string, hash: string | null): Promise<ContentFiles> {
  if (hash === null) return readContentFiles(root)
  const listed = await runGit(root, ['ls-tree', '-r', '-z', hash, '--', 'content'])
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', object = '', file = ''] = /^(\d+) \w+ (\w+)\t(.+)$/s.exec(line) ?? []
      if (mode === '' || isLeftByProgram(basename(file))) return []
      return [{ object, file, isFile: mode.startsWith('100') }] // neither a link nor a module
    })
  const regular = entries.filter(({ isFile }) => isFile)
  const objects = regular.map(({ object }) => `${object}\n`).join('')
  const blobs = cutBlobs(await runGit(root, ['cat-file', '--batch'], { input: objects }))
  const blobOf = new Map(regular.map(({ file }, index) => [file, blobs[index]]))
  return new Map(
    entries.map(({ file }) => {
      const blob = blobOf.get(file)
      return [file, blob === undefined ? NO_FILE : contentOf(file, blob)]
    }),
  )
}

/** git cat-file --batch prints a line `<object> blob <bytes>`, the bytes and a line end, for each. */
function cutBlobs(bytes: Buffer): Buffer[] {
  const blobs: Buffer[] = []
  let at = 0
  while (at < bytes.length) {
    const start = bytes.indexOf('\n', at) + 1
    const size = Number(bytes.toString('utf8', at, start).split(' ').at(-1))
    blobs.push(bytes.subarray(start, start + size))
    at = start + size + 1
  }
  return blobs
}
