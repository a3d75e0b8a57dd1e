import { expect, test } from 'vitest'
import { pages } from '../../src/content/compiled/index.ts'
import { loadSearchTexts } from '../../src/content/compiled/loaders.ts'
import { navigation } from '../../src/content/compiled/navigation.ts'
import { createSearchIndex } from '../../src/portal/shell/search/search-index.ts'
import { searchItems } from '../../src/portal/shell/search/search-items.ts'

const PAGE = { kind: 'page', page: '', text: '', keywords: '' } as const

test.each([
  ['all words', 'change password', ['Change password']],
  ['all words but the little ones', 'how do I change the password', ['Change password']],
  ['no page that has one word of two', 'change email', []],
  ['a page by a keyword', 'otp', ['Change password']],
  ['a page by its title before one by its text', 'address', ['Your address', 'Change of data']],
  ['letters printed as one, out of a PDF', 'file', ['Your ﬁle']],
  ['letters printed as one, that are looked for', 'ﬁle', ['Your ﬁle']],
  ['letters with accents', 'eko', ['Your Ẹ̀kọ́']],
])('the search finds %s', async (_, wanted, titles) => {
  const find = await createSearchIndex([
    { ...PAGE, title: 'Change password', keywords: 'otp', address: '/password' },
    { ...PAGE, title: 'Change of data', text: 'Your name and address', address: '/data' },
    { ...PAGE, title: 'Your address', address: '/address' },
    { ...PAGE, title: 'Your ﬁle', address: '/file' },
    { ...PAGE, title: 'Your Ẹ̀kọ́', address: '/eko' },
  ])
  expect(find(wanted).map((found) => found.title)).toEqual(titles)
})

async function indexSchool() {
  const { documents } = await loadSearchTexts()
  const task = {
    id: '1',
    lessonNumber: 'a/b #3',
    title: 'A poem',
    dueDate: '',
    time: '',
    details: '',
    submittedAt: null,
    submission: null,
  }
  return createSearchIndex(searchItems(documents, [task]))
}

test.each([
  ['a card by a word of its message', 'upload submission', '/payments?card=receipt-upload'],
  ['a card with typos', 'recipet uplod', '/payments?card=receipt-upload'],
  ['capitals and small letters alike', 'RECEIPT UPLOAD', '/payments?card=receipt-upload'],
  ['a word from its beginning', 'induct', '/induction'],
  ['the name of a sign', '₦', '/payments?card=naira-bank-transfer'],
  ['a page that is not content', 'turnitin log', '/tasks-turnintin-log'],
  ['the way to another password', 'change password', '/forgot-password'],
  ['a task by its number', 'task 3', '/mentor-tasks/a%2Fb%20%233'],
])('the search of a school finds %s', async (_, wanted, address) => {
  const find = await indexSchool()
  expect(find(wanted)[0]?.address).toBe(address)
})

test('the search finds each entry of the sidebar first by its label', async () => {
  const find = await indexSchool()
  for (const entry of navigation) {
    const address = entry.kind === 'page' ? pages[entry.page].path : ''
    expect(find(entry.label)[0], entry.label).toMatchObject({ kind: entry.kind, address })
  }
})
