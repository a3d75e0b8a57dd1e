import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { CARD } from './mistakes/mistake.ts'
import { schoolFiles } from './school.ts'

test.each([
  ['a no-break space before a tab', '\u00a0\t', 1],
  ['a wide space before a tab', ' \u3000\t', 2],
])('%s is named and left to a person', (_name, space, column) => {
  const { problems } = compile(schoolFiles({ [CARD]: ['    note', `${space}note`] }))
  const sentence = expect.stringContaining('These are not plain spaces')
  expect(problems).toEqual([expect.objectContaining({ file: CARD, line: 6, column, sentence })])
})
