import { expect, test } from 'vitest'
import { headline } from '../../../scripts/review/report.ts'
import { isAsked } from '../../../scripts/review/risks.ts'
import { GOOD_SCHOOL, type Changes } from '../content/good-school.ts'
import { entriesOf, onlyEntry, reviewOf } from './review-school.ts'

const CARD = 'content/classes/class-link.md'
const DASHBOARD = 'content/dashboard/page.md'
const PAGE = 'content/student-policy/page.md'
const GUIDE = 'content/classes/guide.md'
const MOVED = 'content/student-policy/guide.md'
const FIGURES = 'content/figures.json'
const guide =
  '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - address: /classes\n---\nRead it.\n'
const withFigure = guide.replace('Read it.', 'Read {{figures.share}} of it.')

test('a changed file that changes nothing for students has no entry, but is counted', () => {
  const review = reviewOf({
    [CARD]: [
      'title: Class Link\ndescription: Join your class.',
      'description: Join\n  your class.\n# first\ntitle: "Class Link"',
    ],
    'content/README.md': 'For all editors.\n',
  })
  expect(review).toMatchObject({ entries: [], unseen: 2 })
})

test('only the lines that differ are shown, neighbours together', () => {
  const [was, is] = ['Join within {{figures.join}}.', 'Join early.\n\nBring a pen.']
  expect(onlyEntry({ [CARD]: [was, is] }).changes).toMatchObject([
    { label: 'Message', before: 'Join within 10 minutes.', after: 'Join early.\nBring a pen.' },
  ])
})

test('a changed figure appears once, with all its places, even those that changed otherwise', () => {
  const review = reviewOf(
    { 'content/figures.json': ['"value": 10', '"value": 15'], [CARD]: ['Join your', 'Join a'] },
    { [PAGE]: ['What we expect.', 'Come within {{figures.join}}.'] },
  )
  expect(review.entries).toMatchObject([
    {
      title: 'Settings',
      alerts: ['The figure “join” changed. “10 minutes” became “15 minutes”.'],
      changes: [{ before: '10 minutes', after: '15 minutes', places: ['Class Link', 'Policy'] }],
    },
    { title: 'Class Link', changes: [{ before: 'Join your class.', after: 'Join a class.' }] },
  ])
})

test('settings are one flat list, the gravest first', () => {
  const entry = onlyEntry({
    'content/site.json': ['#2346b8', '#0b6e4f'],
    'content/links.json': ['["class_link"]', '["class_link"], "default": "/classes"'],
    'content/navigation.json': ['"label": "Classes"', '"label": "Lessons"'],
  })
  expect(entry.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    [
      'Each student’s own class_link',
      'stored as class_link',
      'stored as class_link, else /classes',
    ],
    ['The sidebar', 'Classes', 'Lessons'],
    ['The accent colour', '#2346b8', '#0b6e4f'],
  ])
})

test.each<[gone: string, changes: Changes, alert: string]>([
  [
    'a figure, and not the texts that name it',
    { 'content/figures.json': ['  "join": { "value": 10, "unit": "minutes" },\n', ''] },
    'The figure “join” changed. Gone: “10 minutes”.',
  ],
  [
    'an entry of the sidebar',
    { 'content/navigation.json': ['  { "page": "student-policy", "label": "Policy" },\n', ''] },
    'The sidebar no longer shows “Policy”.',
  ],
  [
    'a card of a page',
    { [DASHBOARD]: ['  - classes/class-link\n', ''] },
    'This page no longer shows “Class Link”.',
  ],
  ['a card', { [GUIDE]: null }, 'Students no longer find this card.'],
])('a reviewer is asked about what is gone: %s', (_, changes, alert) => {
  const { alerts, risk } = onlyEntry(changes, { [GUIDE]: guide })
  expect([alerts, isAsked(risk)]).toEqual([[alert], true])
})

test('another picture under the same name is a change, in a text and as the logo', () => {
  const shown = ['## Refunds', '![A map](map.png)\n\n## Refunds'] as const
  const first = { [PAGE]: shown, 'content/student-policy/map.png': 'one' }
  const { changes } = onlyEntry({ 'content/student-policy/map.png': 'two' }, first)
  expect(changes).toMatchObject([{ label: 'Picture', risk: 'look' }])

  const site = { 'content/site.json': ['"timeZone"', '"logo": "logo.png",\n  "timeZone"'] } as const
  const logo = { 'content/logo.png': 'one', ...site }
  expect(onlyEntry({ 'content/logo.png': 'two' }, logo).changes).toMatchObject([
    { label: 'The picture of the logo' },
  ])
})

test('a new card is shown whole, and its figures are no question', () => {
  const card = guide.replace('Read it.', 'Read it within 3 days.')
  const entry = onlyEntry({ [GUIDE]: card })
  expect(entry).toMatchObject({ kind: 'new', alerts: ['Open each new address: /classes.'] })
  expect(entry.changes.map(({ label }) => label)).toEqual([
    'Title',
    'Description',
    'Buttons',
    'Message',
  ])
})

test('a moved card appears with its new address, and no link that follows it', () => {
  const before: Changes = {
    [GUIDE]: guide,
    [PAGE]: ['What we expect.', 'What we expect.\n'],
    [CARD]: ['Your lesson', 'See [the guide](/classes?card=guide). Your lesson'],
  }
  const moved: Changes = {
    [GUIDE]: null,
    'content/student-policy/guide.md': guide,
    [CARD]: ['/classes?card=guide', '/student-policy?card=guide'],
  }
  const { changes, kind, alerts } = onlyEntry(moved, before)
  expect(kind).toBe('moved')
  expect(alerts).toEqual(['Bookmarks and mails with /classes?card=guide no longer open this card.'])
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Address', '/classes?card=guide', '/student-policy?card=guide'],
  ])
})

test('a page that has another name takes its cards with it, which have no entries', () => {
  const review = reviewOf({
    'content/classes': null,
    'content/lessons/page.md': '---\ntitle: Classes\nintro: Your classes, one tap away.\n---\n',
    'content/lessons/class-link.md': String(GOOD_SCHOOL[CARD]),
    [DASHBOARD]: ['classes/class-link', 'lessons/class-link'],
    'content/navigation.json': ['"page": "classes"', '"page": "lessons"'],
  })
  expect(entriesOf(review)).toEqual(['moved Classes'])
})

test.each<[what: string, pictures: string[], changes: Changes, first?: Changes]>([
  ['words', ['Class Link'], { [CARD]: ['Join your class.', 'Join your lesson.'] }],
  ['a new card', ['Guide, only after'], { [GUIDE]: guide }],
  ['a removed card', [], { [GUIDE]: null }, { [GUIDE]: guide }],
  ['no day', [], { [CARD]: ['links:', 'from: 2026-12-10\nuntil: 2026-12-01\nlinks:'] }],
  ['a moved card', [], { [GUIDE]: null, [MOVED]: guide }, { [GUIDE]: guide }],
  ['the sign-in to a page', [], { [PAGE]: ['contents: true', 'contents: true\npublic: true'] }],
  ['a figure in two texts', ['Guide'], { [FIGURES]: ['40', '4'] }, { [GUIDE]: withFigure }],
  [
    'a figure whose first card is removed',
    ['Policy'],
    { [FIGURES]: ['40', '4'], [GUIDE]: null },
    { [GUIDE]: withFigure },
  ],
])('a picture shows what changed in sight: %s', (_, pictures, changes, first = {}) => {
  const views = reviewOf(changes, first).entries.flatMap((entry) => entry.views)
  const titles = views.map(({ title, before }) => (before ? title : `${title}, only after`))
  expect(titles).toEqual(pictures)
})

test('a changed mail is shown', () => {
  expect(onlyEntry({ 'content/mail/reset-code.md': ['can be used', 'works'] })).toMatchObject({
    title: 'Your code',
    place: 'Mail to a student',
    views: [],
  })
})

test('a card that cannot be read is not told to be removed', () => {
  const review = reviewOf({ [CARD]: new Uint8Array([255, 254, 0, 1]) })
  expect(review).toMatchObject({ entries: [], unseen: 0, problems: [{ severity: 'error' }] })
  expect(headline(review)).toBe('A mistake hides what changes')
})

test('a warning appears when it is new, a mistake always', () => {
  const unused = { 'content/classes/map.png': 'one' }
  const misspelt = { [CARD]: ['key: class_link', 'key: clas_link'] } as const
  expect(reviewOf(unused).problems.map(({ severity }) => severity)).toEqual(['warning'])
  expect(reviewOf({}, unused).problems).toEqual([])
  expect(reviewOf({}, misspelt).problems.map(({ severity }) => severity)).toEqual(['error'])
})
