import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROJECT } from '../../scripts/system/project.ts'
import { createRepository } from '../review/repository.ts'
import { temporaryFolder } from '../server/program.ts'

type Step = {
  id?: string
  if?: string
  run?: string
  uses?: string
  with?: Record<string, unknown>
}
type Workflow = {
  on: unknown
  permissions: Record<string, string>
  jobs: Record<string, { name: string; if?: string; steps: Step[] }>
}

const read = (...file: string[]) => readFile(join(PROJECT, ...file), 'utf8')
const FOLDER = join('.github', 'workflows')
const workflow = async (file: string): Promise<Workflow> => parse(await read(FOLDER, file))
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

const CONTENT = await workflow('content.yml')

/** The step that decides whether the others run. */
const decides = (step: Step): boolean => step.id === 'content'

describe.each(await readdir(join(PROJECT, FOLDER)))('%s', (file) => {
  test('may only read the repository, but for the check of links and the comment that a change is live', async () => {
    const more = { 'links.yml': { issues: 'write' }, 'live.yml': { 'pull-requests': 'write' } }[
      file
    ]
    expect((await workflow(file)).permissions).toEqual({ contents: 'read', ...more })
  })

  test('gives no job other permissions', async () => {
    for (const job of Object.values((await workflow(file)).jobs)) {
      expect(job).not.toHaveProperty('permissions')
    }
  })

  test('asks for links only in a weekly run of its own', async () => {
    const { on, jobs } = await workflow(file)
    const asks = JSON.stringify(jobs).includes('content:links')
    expect(asks).toBe(file === 'links.yml')
    if (asks) expect(Object.keys(Object(on))).toEqual(['schedule', 'workflow_dispatch'])
  })
})

// A required check that never runs blocks its pull request.
test('the check of content runs on every pull request, and skips its steps without changes of content', () => {
  expect(CONTENT.on).toBe('pull_request')
  for (const job of Object.values(CONTENT.jobs)) expect(job).not.toHaveProperty('if')
  const steps = stepsOf(CONTENT)
  const later = steps.slice(steps.findIndex(decides) + 1)
  expect(later.length).toBeGreaterThan(3)
  for (const step of later) expect(step.if).toContain('steps.content.outputs.changes')
})

// GitHub runs the step in bash, which Windows may lack.
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
  const command = stepsOf(CONTENT).find(decides)?.run ?? ''
  const env = { ...process.env, GITHUB_OUTPUT: output }
  const { status } = spawnSync('bash', ['-e', '-c', command], { cwd: root, env })
  expect({ status, said: await readFile(output, 'utf8') }).toEqual({ status: 0, said })
})

test.skipIf(process.platform === 'win32').each([
  [
    'https://github.com/runs/1',
    '[Open the review with its pictures](https://github.com/runs/1)\n\n',
  ],
  ['', ''],
])('the page of the job begins with the link %s of the review', async (REVIEW, link) => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'content-review'))
  await writeFile(join(root, 'content-review', 'summary.md'), '## What students will see\n')
  const command = stepsOf(CONTENT).find(({ id }) => id === 'summary')?.run ?? ''
  const GITHUB_STEP_SUMMARY = join(root, 'page.md')
  const env = { ...process.env, REVIEW, GITHUB_STEP_SUMMARY }
  expect(spawnSync('bash', ['-e', '-c', command], { cwd: root, env }).status).toBe(0)
  const page = await readFile(GITHUB_STEP_SUMMARY, 'utf8')
  expect(page).toBe(`${link}## What students will see\n`)
})

test('the review is uploaded as one file that a browser opens', () => {
  const upload = stepsOf(CONTENT).find(({ id }) => id === 'review')
  expect(upload?.uses).toBe('actions/upload-artifact@v7')
  expect(upload?.with).toMatchObject({ path: 'content-review/review.html', archive: false })
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
