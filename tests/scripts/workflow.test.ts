import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROJECT } from '../../scripts/project.ts'

type Workflow = {
  on: Record<string, { paths: string[] }>
  permissions: Record<string, string>
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>
}

const read = (file: string) => readFile(join(PROJECT, file), 'utf8')
const workflow: Workflow = parse(await read('.github/workflows/content.yml'))

test('pull requests that touch content run with a right to read alone', () => {
  expect(workflow.on).toEqual({ pull_request: { paths: ['content/**'] } })
  expect(workflow.permissions).toEqual({ contents: 'read' })
})

test('every step is an npm script, so that it runs on any computer', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const commands = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  )
  expect(commands.length).toBeGreaterThan(2)
  for (const command of commands.filter((line) => line !== 'npm ci')) {
    expect(Object.keys(scripts)).toContain(/^npm run ([\w:]+)/.exec(command)?.[1])
  }
})

test('content is owned by others than the rest', async () => {
  const owners = (await read('.github/CODEOWNERS'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
  // The last line that fits a file decides.
  expect(owners).toEqual([
    ['*', '@school/developers'],
    ['/content/', '@school/editors'],
  ])
})
