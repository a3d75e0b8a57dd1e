import { expect, test } from 'vitest'
import { mergeLines } from '../../../scripts/preview/pages/editor/merge-lines.ts'

const BEFORE = 'One.\n\nTwo.\n\nThree.\n'

test.each([
  ['other lines', ['One.', 'Mine.'], ['Three.', 'Theirs.'], 'Mine.\n\nTwo.\n\nTheirs.\n'],
  [
    'neighbouring lines',
    ['One.', 'Mine.'],
    ['\n\nTwo', '\nTheirs.\nTwo'],
    'Mine.\nTheirs.\nTwo.\n\nThree.\n',
  ],
  ['lines that go', ['One.\n\n', ''], ['Three.', 'Three.\nTheirs.'], 'Two.\n\nThree.\nTheirs.\n'],
  [
    'the same lines to the same words',
    ['Two.', 'Both.'],
    ['Two.', 'Both.'],
    BEFORE.replace('Two.', 'Both.'),
  ],
  ['the same line', ['Two.', 'Mine.'], ['Two.', 'Theirs.'], null],
  ['a line that goes', ['\n\nTwo.', ''], ['Two.', 'Theirs.'], null],
  ['the same place', ['Three.', 'Three.\nMine.'], ['Three.', 'Three.\nTheirs.'], null],
])('merges two changes of %s', (_, [from = '', mine = ''], [place = '', theirs = ''], merged) => {
  expect(mergeLines(BEFORE, BEFORE.replace(from, mine), BEFORE.replace(place, theirs))).toBe(merged)
})
