import { expect, onTestFinished, test, vi } from 'vitest'
import { readOptions } from '../../scripts/system/options.ts'

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
