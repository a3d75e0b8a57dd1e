import { expect, onTestFinished, test, vi } from 'vitest'
import { versionOf } from '../../scripts/build/version-file.ts'
import { createWorkspace } from './content/workspace.ts'
import { createRepository } from './review/repository.ts'

/** A project whose files are all committed. */
async function committedProject() {
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-03-02T13:00:00+01:00')
  onTestFinished(() => void vi.unstubAllEnvs())
  const repository = await createRepository()
  repository.git('add', '--all')
  repository.git('commit', '--quiet', '--message', 'All')
  return repository
}

test('a build is named by its commit and the commit’s own time, in UTC', async () => {
  const { root, git, change } = await committedProject()
  await change({ 'notes.txt': 'not built' })
  const version = { commit: git('rev-parse', 'HEAD'), committed: '2026-03-02T12:00:00.000Z' }
  expect(await versionOf(root)).toEqual(version)
})

test('a build of files that are not committed names no version, nor does one outside Git', async () => {
  const { root, change } = await committedProject()
  await change({ 'content/new.md': 'New' })
  expect(await versionOf(root)).toBeNull()
  expect(await versionOf((await createWorkspace()).root)).toBeNull()
})

test('the build of an image is named by PORTAL_COMMIT, because no Git is there', async () => {
  const { root } = await createWorkspace()
  const commit = '1a2b3c4d5e'.repeat(4)
  const committed = '2026-03-02T12:00:00.000Z'
  expect(await versionOf(root, `${commit} 1772452800`)).toEqual({ commit, committed })
  await expect(versionOf(root, commit)).rejects.toThrow('Invalid')
  await expect(versionOf(root, 'main 1772452800')).rejects.toThrow('Invalid')
})
