import { expect, test } from 'vitest'
import { run } from '../../scripts/system/run.ts'

test('run finds a tool in node_modules by its name', async () => {
  expect(await run('oxfmt', ['--version'], { quiet: true, env: { PATH: '' } })).toBe(0)
})

test('run returns the exit code', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
})

test.skipIf(process.platform === 'win32')(
  'run returns 1 when a signal ends the command',
  async () => {
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(1)
  },
)

test('run returns another code than 0 for an unknown command', async () => {
  expect(await run('no-such-command', [], { quiet: true })).not.toBe(0)
})
