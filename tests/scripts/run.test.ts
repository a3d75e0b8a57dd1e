import { expect, test } from 'vitest'
import { run } from '../../scripts/system/run.ts'

test('run finds a tool in node_modules by its name', async () => {
  expect(await run('oxfmt', ['--version'], { quiet: true, env: { PATH: '' } })).toBe(0)
})

test('run returns the exit code, and another code than 0 for an unknown command', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
  expect(await run('no-such-command', [], { quiet: true })).not.toBe(0)
  if (process.platform === 'win32') return // has no signals
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(1)
})
