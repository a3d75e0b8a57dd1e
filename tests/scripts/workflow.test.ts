import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROJECT } from '../../scripts/system/project.ts'
import { createRepository } from './review/repository.ts'
import { temporaryFolder } from '../server/program.ts'

type Workflow = {
  on: unknown
  permissions: Record<string, string>
  jobs: Record<string, { if?: string; steps: { id?: string; run?: string; uses?: string }[] }>
}

const FOLDER = join(PROJECT, '.github', 'workflows')
const workflow = async (file: string): Promise<Workflow> =>
  parse(await readFile(join(FOLDER, file), 'utf8'))
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

const CONTENT = await workflow('content.yml')

test.each(await readdir(FOLDER))(
  '%s may only read the repository, but for the issue of links, the comment that a change is live and the image',
  async (file) => {
    const more = {
      'image.yml': { packages: 'write' },
      'links.yml': { issues: 'write' },
      'live.yml': { 'pull-requests': 'write' },
    }[file]
    const { permissions, jobs } = await workflow(file)
    expect(permissions).toEqual({ contents: 'read', ...more })
    for (const job of Object.values(jobs)) expect(job).not.toHaveProperty('permissions')
  },
)

test.each(await readdir(FOLDER))('%s names its actions by commit: a tag may move', async (file) => {
  const text = await readFile(join(FOLDER, file), 'utf8')
  const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})

// A required check that never runs blocks its pull request.
test('the check of content runs on every pull request', () => {
  expect(CONTENT.on).toBe('pull_request')
  for (const job of Object.values(CONTENT.jobs)) expect(job).not.toHaveProperty('if')
})

// GitHub runs the step in bash. A machine has a shell, unless it runs Windows.
test.skipIf(process.platform === 'win32').each([
  ['a card', { 'content/classes/class-link.md': ['Join', 'Come'] as const }, 'changes=yes\n'],
  ['code alone', { 'src/main.ts': '' }, ''],
])('the check of content sees that a pull request changes %s', async (_, changes, said) => {
  const { root, git, commit, change } = await createRepository()
  git('switch', '--quiet', '--create', 'words')
  await change(changes)
  git('add', ...Object.keys(changes))
  git('commit', '--quiet', '--message', 'The change')
  git('switch', '--quiet', 'main')
  await commit({ 'content/student-policy/page.md': ['You get', 'You may get'] })
  git('merge', '--quiet', '--no-ff', 'words')
  const output = join(root, 'output')
  await writeFile(output, '')
  const command = stepsOf(CONTENT).find(({ id }) => id === 'content')?.run ?? ''
  const env = { ...process.env, GITHUB_OUTPUT: output }
  const { status } = spawnSync('sh', ['-e', '-c', command], { cwd: root, env })
  expect({ status, said: await readFile(output, 'utf8') }).toEqual({ status: 0, said })
})

test('only what is merged is waited for, with nothing installed and no code of others', async () => {
  const live = await workflow('live.yml')
  expect(live.on).toEqual({ push: { branches: ['main'] } })
  for (const { uses = 'actions/', run = '' } of stepsOf(live)) {
    expect(uses).toMatch(/^actions\//)
    expect(run).not.toMatch(/npm/)
  }
})

test('the script that waits needs no package', async () => {
  const folder = await temporaryFolder()
  for (const file of ['scripts/live.ts', 'scripts/live', 'scripts/system/github.ts']) {
    await cp(join(PROJECT, file), join(folder, file), { recursive: true })
  }
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'content/site.json'), '{ "timeZone": "UTC" }')
  const { stdout, status } = spawnSync(process.execPath, ['scripts/live.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ stdout, status }).toEqual({
    stdout: 'content/site.json has no "address": nothing to wait for.\n',
    status: 0,
  })
})

test('the image is that of main, named by its commit, and no fork pushes one unasked', async () => {
  const image = await workflow('image.yml')
  expect(image.on).toEqual({ push: { branches: ['main'] } })
  expect(image.jobs['image']?.if).toContain(
    "!github.event.repository.fork || vars.PUSH_IMAGE == 'on'",
  )
  const commands = stepsOf(image).map(({ run = '' }) => run)
  expect(commands.join('')).toMatch(/--provenance=.*PORTAL_COMMIT=.*:\$GITHUB_SHA/s)
})
