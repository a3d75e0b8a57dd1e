import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContentFiles, type ContentFiles } from '../content/for-tools.ts'
import { gitIn } from '../system/git.ts'

/** Every file below content/ of a commit, by its path from the project's root; null stands for the disk. */
export async function contentAt(root: string, hash: string | null): Promise<ContentFiles> {
  if (hash === null) return readContentFiles(root)
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const git = gitIn(root)
    const content = await git(['rev-parse', `${hash}:./content`])
    // An index of its own, in an empty folder: the writer's files and index stay as they are.
    const GIT_DIR = await git(['rev-parse', '--absolute-git-dir'])
    const env = { GIT_DIR, GIT_INDEX_FILE: join(folder, 'index') }
    await gitIn(folder)(['read-tree', '--prefix=content/', content], { env })
    await gitIn(folder)(['-c', 'core.autocrlf=false', 'checkout-index', '--all'], { env })
    return readContentFiles(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
