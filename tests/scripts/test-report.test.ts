import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport, reportTo } from '../../scripts/test/report.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { run } from '../../scripts/system/run.ts'

const SUITES = `
import { beforeAll, describe, expect, test } from 'vitest'
let tries = 0
test('fails at first', { retry: 1 }, () => expect((tries += 1)).toBe(2))
test('fails', () => expect(1).toBe(2))
test('passes', () => void Promise.reject(new Error('nobody waits for this')))
describe('a suite', () => {
  beforeAll(() => { throw new Error('cannot start') })
  test('never runs', () => {})
})
`

// In the project's folder, so that Vitest is found.
test('a failed run says which tests, suites and errors beside them failed, and what needed a second try', async () => {
  const folder = join(PROJECT, '.cache', 'test-report')
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'some.test.ts'), SUITES)
  const report = join(folder, 'report.json')
  const reporter = join(PROJECT, 'scripts/test/vitest-reporter.ts')
  const args = ['run', '--root', folder, `--reporter=${reporter}`]
  expect(await run('vitest', args, { env: reportTo(report), quiet: true })).toBe(1)
  expect(await readReport(report)).toEqual({
    passed: 2,
    failed: [
      'some.test.ts: fails',
      'some.test.ts: cannot start',
      'outside of a test: nobody waits for this',
    ],
    passedAtSecondTry: ['some.test.ts: fails at first'],
  })
})
