import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { acceptedContent } from '../../scripts/accepted-content.ts'
import { createWorkspace } from '../content/workspace.ts'
import { createRepository, runGit } from '../review/repository.ts'
import { temporaryFolder } from '../server/program.ts'

const SITE = 'content/site.json'
const rename = (name: string) => ({ [SITE]: ['Test School', name] as const })

/** The school's name in what is accepted; null where nobody knows. */
function nameIn(root: string, pullRequestTo?: string): string | null {
  const site = acceptedContent(root, pullRequestTo)?.get(SITE)
  return site === undefined ? null : (/"name": "([^"]*)"/.exec(String(site))?.[1] ?? '')
}

test('what is accepted is what the change began with', async () => {
  const { root, git, commit } = await createRepository()
  git('switch', '--quiet', '--create', 'name')
  await commit(rename('New School'))
  expect(nameIn(root)).toBe('Test School')
})

test('on the main branch it is what was saved last', async () => {
  const { root, change } = await createRepository()
  await change(rename('New School'))
  expect(nameIn(root)).toBe('Test School')
})

test('of a clone that holds one version alone it is that version', async () => {
  const { root, commit } = await createRepository()
  await commit(rename('New School'))
  const clone = join(await temporaryFolder(), 'clone')
  runGit(root, ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone])
  expect(nameIn(clone, 'another-branch')).toBe('New School')
})

test('a project that is one folder of a repository is found there', async () => {
  const { root, git, change } = await createRepository()
  await cp(join(root, 'content'), join(root, 'portal/content'), { recursive: true })
  git('add', 'portal')
  git('commit', '--quiet', '--message', 'Move the portal')
  await change({ 'portal/content/site.json': ['Test School', 'New School'] })
  expect(nameIn(join(root, 'portal'))).toBe('Test School')
})

test('nobody knows it in a folder without git, or where the repository is damaged', async () => {
  expect(nameIn((await createWorkspace()).root)).toBe(null)
  const { root } = await createRepository()
  const objects = join(root, '.git/objects')
  await rm(objects, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(objects)
  expect(nameIn(root)).toBe(null)
})
