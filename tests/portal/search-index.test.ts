import { expect, test } from 'vitest'
import { pages } from '../../src/content/compiled/index.ts'
import { loadDocuments } from '../../src/content/compiled/loaders.ts'
import { navigation } from '../../src/content/compiled/navigation.ts'
import { createSearchIndex } from '../../src/portal/shell/search/search-index.ts'
import { searchItems } from '../../src/portal/shell/search/search-items.ts'

const PAGE = { kind: 'page', page: '', text: '', keywords: '' } as const

test.each([
  ['letters printed as one, out of a PDF', 'Your ﬁle', 'file'],
  ['letters printed as one, that are looked for', 'Your file', 'ﬁle'],
  ['letters with accents', 'Your Ẹ̀kọ́', 'eko'],
])('the search finds %s', async (_, title, wanted) => {
  const find = await createSearchIndex([{ ...PAGE, title, address: '/' }])
  expect(find(wanted).map((found) => found.title)).toEqual([title])
})

test.each([
  ['all words', 'change password', ['Change password']],
  ['all words but the little ones', 'how do I change the password', ['Change password']],
  ['no page that has one word of two', 'change email', []],
  ['a page by a keyword', 'otp', ['Change password']],
  ['a page by its title before one by its text', 'address', ['Your address', 'Change of data']],
])('the search finds %s', async (_, wanted, titles) => {
  const find = await createSearchIndex([
    { ...PAGE, title: 'Change password', keywords: 'otp', address: '/password' },
    { ...PAGE, title: 'Change of data', text: 'Your name and address', address: '/data' },
    { ...PAGE, title: 'Your address', address: '/address' },
  ])
  expect(find(wanted).map((found) => found.title)).toEqual(titles)
})

test('the search finds each entry of the sidebar first by its label', async () => {
  const { documents } = await loadDocuments()
  const find = await createSearchIndex(searchItems(documents, []))
  for (const entry of navigation) {
    const address = entry.kind === 'page' ? pages[entry.page].path : ''
    expect(find(entry.label)[0], entry.label).toMatchObject({ kind: entry.kind, address })
  }
})
