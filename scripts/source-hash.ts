import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from './project.ts'

const SOURCES = ['content', 'src', 'scripts']
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json']
const GENERATED = path.join('src', 'content', 'compiled')

/** A hash of everything that a build of the portal is made from. */
export async function hashSources(root = PROJECT): Promise<string> {
  const hash = createHash('sha256')
  const files = [
    ...(await Promise.all(SOURCES.map((folder) => filesBelow(root, folder)))).flat(),
    ...SOURCE_FILES,
  ].sort()
  for (const file of files) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(GENERATED))
}
