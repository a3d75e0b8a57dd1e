import { expect, test } from 'vitest'
import { readOptions } from '../../scripts/options.ts'

const read = (...args: string[]) =>
  readOptions({ args, options: { fix: { type: 'boolean' }, root: { type: 'string' } } }).values

test('options are read as they are written', () => {
  expect(read('--fix', '--root', 'school')).toMatchObject({ fix: true, root: 'school' })
})

test.each([
  ['an unknown option', '--fxi', 'There is no option --fxi. Did you mean --fix?'],
  ['an option without its value', '--root', 'The option --root is not used like this.'],
  ['a word too many', 'classes', 'classes is not understood here. The options are --fix, --root.'],
])('%s is refused in one sentence', (_name, arg, sentence) => {
  expect(() => read(arg)).toThrow(sentence)
})
