import { expect, test } from 'vitest'
import { createFinder } from '../../src/portal/shell/search/finder.ts'

test.each([
  ['letters printed as one, out of a PDF', 'Your ﬁle', 'file'],
  ['letters printed as one, that are looked for', 'Your file', 'ﬁle'],
  ['letters with accents', 'Your Ẹ̀kọ́', 'eko'],
])('the search finds %s', async (_, title, wanted) => {
  const one = { kind: 'page', title, page: '', text: '', address: '/' } as const
  const find = await createFinder([one])
  expect(find(wanted).map((found) => found.title)).toEqual([title])
})
