import { expect, test } from 'vitest'
import { run } from '../../scripts/system/run.ts'

test('a tool of the project is found by its name, wherever the command was started from', async () => {
  expect(await run('oxfmt', ['--version'], { quiet: true, env: { PATH: '' } })).toBe(0)
})

test('the exit code of the command is the answer', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
})

test.skipIf(process.platform === 'win32')('a command that a signal ends has failed', async () => {
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(1)
})

test('a command that there is not has failed', async () => {
  expect(await run('no-such-command', [], { quiet: true })).not.toBe(0)
})
