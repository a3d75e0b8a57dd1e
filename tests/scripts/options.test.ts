import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readOptions } from '../../scripts/system/options.ts'
import { PROJECT } from '../../scripts/system/project.ts'

const read = (...args: string[]) =>
  readOptions({ args, options: { draft: { type: 'boolean' }, root: { type: 'string' } } }).values

test.each([
  ['an unknown option', '--drfat', 'There is no option --drfat. Did you mean --draft?'],
  ['an option without its value', '--root', 'The option --root is not used like this.'],
  ['an extra word', 'classes', 'classes is not understood here. The options are --draft, --root.'],
])('readOptions refuses %s in one sentence', (_name, arg, sentence) => {
  expect(() => read(arg)).toThrow(sentence)
})

test('readOptions refuses what npm has kept for itself', () => {
  vi.stubEnv('npm_lifecycle_event', 'content:new')
  vi.stubEnv('npm_config_draft', 'true')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(() => read()).toThrow('npm run content:new "--" --draft')
  expect(read('--draft')).toEqual({ draft: true })
})

test('npm run preview refuses an unknown option in one sentence', () => {
  const script = join(PROJECT, 'scripts/preview.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' })
  expect(stderr).toBe('There is no option --help. The options are --root.\n')
  expect(status).toBe(1)
})
