import { expect, test } from 'vitest'
import { changesOf } from '../../src/preview/editor/changes.ts'
import { keepMine, rebase, takeTheirs, type Draft } from '../../src/preview/editor/rebase.ts'
import { typedOf } from '../../src/preview/editor/typed.ts'
import type { Wording } from '../../src/preview/exchange.ts'

const FIRST = { key: 'class_link' }
const SECOND = { address: '/payments', note: 'Fees' }
const FILE: Wording = {
  file: 'content/classes/class-link.md',
  version: 'first',
  fields: { title: 'Class Link', icon: 'video', links: [FIRST, SECOND] },
  body: 'Come early.',
}

/** The file as somebody else left it. */
function changed(fields: object, body = FILE.body): Wording {
  return { ...FILE, version: 'second', fields: { ...FILE.fields, ...fields }, body }
}

function draftOf(values: Record<string, string>, more: Partial<Draft['typed']> = {}): Draft {
  const typed = typedOf('card', FILE)
  const mine = { ...typed, ...more, values: { ...typed.values, ...values } }
  return { kind: 'card', wording: FILE, typed: mine, conflicts: [] }
}

const reversed = { lists: { facts: [], links: typedOf('card', FILE).lists.links.toReversed() } }

test.each([
  ['a field only the file changed is the file’s', {}, { icon: 'users' }, { icon: 'users' }, []],
  ['a field both set to the same is settled', { title: 'A' }, { title: 'A' }, { title: 'A' }, []],
  [
    'a field both changed is mine until the writer chooses',
    { title: 'A' },
    { title: 'B' },
    { title: 'A' },
    ['title'],
  ],
  [
    'each field goes its own way',
    { title: 'A' },
    { icon: 'users' },
    { title: 'A', icon: 'users' },
    [],
  ],
])('%s', (_name, mine, theirs, values, conflicts) => {
  const rebased = rebase(draftOf(mine), changed(theirs))
  expect(rebased.typed.values).toMatchObject(values)
  expect(rebased.conflicts).toEqual(conflicts)
  expect(rebased.wording.version).toBe('second')
})

test('a conflict stays when the file changes elsewhere, and ends when the file says the same', () => {
  const open = rebase(draftOf({ title: 'A' }), changed({ title: 'B' }))
  const later = rebase(open, changed({ title: 'B', icon: 'users' }))
  expect(later.conflicts).toEqual(['title'])
  expect(rebase(later, changed({ title: 'A' })).conflicts).toEqual([])
})

test('mine is kept or the file’s is taken, field by field', () => {
  const open = rebase(
    draftOf({ title: 'A' }, { body: 'Mine.' }),
    changed({ title: 'B' }, 'Theirs.'),
  )
  expect(open.conflicts).toEqual(['title', 'body'])
  const chosen = takeTheirs(keepMine(open, 'title'), 'body')
  expect(chosen).toMatchObject({
    conflicts: [],
    typed: { values: { title: 'A' }, body: 'Theirs.' },
  })
  const saving = changesOf('card', chosen.wording, chosen.typed)
  expect(saving).toEqual({
    version: 'second',
    fields: [{ path: ['title'], value: 'A' }],
    lists: [],
    body: null,
  })
})

test('links that were moved find their places again in a list that changed, or are new there', () => {
  const draft = draftOf({}, reversed)
  const mine = rebase(draft, changed({ links: [SECOND, { key: 'third' }, FIRST] }))
  expect(mine.conflicts).toEqual(['links'])
  expect(mine.typed.lists.links.map(({ from }) => from)).toEqual([0, 2])
  const gone = rebase(draft, changed({ links: [FIRST] }))
  expect(gone.typed.lists.links.map(({ from }) => from)).toEqual([null, 0])
  expect(
    rebase(draft, changed({ icon: 'users' })).typed.lists.links.map(({ from }) => from),
  ).toEqual([1, 0])
})
