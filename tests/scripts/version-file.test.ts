import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionOf } from '../../scripts/build/version-file.ts'
import { temporaryFolder } from '../server/program.ts'

const AT = '2026-03-02T13:00:00+01:00'

/** A folder with a text, which is committed unless Git is left out. */
async function project({ hasGit = true } = {}) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'content', 'page.md'), 'Classes')
  const git = (...args: string[]) => {
    const named = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
    const env = { ...process.env, GIT_AUTHOR_DATE: AT, GIT_COMMITTER_DATE: AT }
    return execFileSync('git', [...named, ...args], { cwd: folder, env, encoding: 'utf8' }).trim()
  }
  if (!hasGit) return { folder, commit: '' }
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Classes')
  return { folder, commit: git('rev-parse', 'HEAD') }
}

test('a build is named by its commit and the commit’s own time, in UTC', async () => {
  const { folder, commit } = await project()
  await writeFile(join(folder, 'notes.txt'), 'not built')
  expect(await versionOf(folder)).toEqual({ commit, committed: '2026-03-02T12:00:00.000Z' })
})

test('a build of files that are not committed names no version, nor does one outside Git', async () => {
  const { folder } = await project()
  await writeFile(join(folder, 'content', 'new.md'), 'New')
  expect(await versionOf(folder)).toBeNull()
  expect(await versionOf((await project({ hasGit: false })).folder)).toBeNull()
})
