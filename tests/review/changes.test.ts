import { expect, test } from 'vitest'
import type { Comparison } from '../../scripts/review/compare.ts'
import { compareAfter, compareInTurn } from './compare-school.ts'

const CARD = 'content/classes/class-link.md'

function names({ changes }: Comparison): string[] {
  return changes.map(({ kind, text }) => `${kind} ${text.id}`)
}

test('a card whose words changed is found, and nothing else', () => {
  const found = compareAfter({ [CARD]: ['Join your class.', 'Join your lesson.'] })
  expect(names(found)).toEqual(['changed classes/class-link'])
})

test('a new card is one change: its page, which only shows it, is none', () => {
  const found = compareAfter({
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - address: /classes\n---\n',
  })
  expect(names(found)).toEqual(['added classes/guide'])
})

test('a removed card is one change, which says what else led to it', () => {
  const linked = {
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: Read.\nlinks:\n  - address: /classes?card=class-link\n---\n',
  }
  const found = compareInTurn(linked, {
    [CARD]: null,
    'content/dashboard/page.md': ['cards:\n  - classes/class-link\n', ''],
  })
  expect(names(found)).toEqual(['removed classes/class-link'])
  expect(found.unseen).toEqual([])
  expect(found.pointers.get('classes/class-link')).toEqual([
    { sentence: 'The card “Guide” still leads to it.', isBroken: true },
    { sentence: 'The page “Dashboard” led to it, and no longer does.', isBroken: false },
  ])
})

const LINES =
  'description: Join your class, and bring what you need for the lesson.\nlinks:\n  - key: class_link\n---\nRead the guide before the lesson.\n'

test.each([
  ['another file name', 'classes/live-class', 'Class Link', 'renamed'],
  ['another folder', 'student-policy/class-link', 'Class Link', 'moved'],
  ['another file name and title', 'classes/live-class', 'Live class', 'renamed'],
])('a card with %s is one card, not a new and a removed one', (_what, id, title, kind) => {
  const found = compareInTurn(
    { [CARD]: `---\ntitle: Class Link\n${LINES}` },
    {
      [CARD]: null,
      [`content/${id}.md`]: `---\ntitle: ${title}\n${LINES}`,
      'content/dashboard/page.md': ['classes/class-link', id],
    },
  )
  expect(names(found)).toEqual([`${kind} ${id}`])
})

const RENAMED = {
  [CARD]: null,
  'content/classes/live-class.md': `---\ntitle: Class Link\n${LINES}`,
}
const GUIDE = '---\ntitle: Guide\ndescription: Read.\nlinks:\n  - address: /classes\n---\n'
const CLASSES = 'content/classes/page.md'

test.each([
  [
    'taken off another page',
    {},
    { 'content/dashboard/page.md': ['cards:\n  - classes/class-link\n', ''] },
    'dashboard',
  ],
  [
    'taken out of the order of its own page',
    {
      'content/classes/guide.md': GUIDE,
      [CLASSES]: ['---\ntitle', '---\ncards:\n  - class-link\n  - guide\ntitle'],
    },
    {
      [CLASSES]: ['  - class-link\n', ''],
      'content/dashboard/page.md': ['classes/class-link', 'classes/live-class'],
    },
    'classes',
  ],
] as const)('a card that is renamed and %s changes that page', (_what, first, second, page) => {
  const found = compareInTurn(
    { [CARD]: `---\ntitle: Class Link\n${LINES}`, ...first },
    { ...RENAMED, ...second },
  )
  expect(names(found)).toEqual(['renamed classes/live-class', `changed ${page}`])
})

test('a page in another order is a change', () => {
  const guide = {
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: Read.\nlinks:\n  - key: class_link\n---\n',
  }
  const found = compareInTurn(guide, {
    'content/classes/page.md': ['---\ntitle', '---\ncards:\n  - guide\n  - class-link\ntitle'],
  })
  expect(names(found)).toEqual(['changed classes'])
})

test('a figure changes every card and page that names it, and says so', () => {
  const found = compareAfter({ 'content/figures.json': ['"value": 10', '"value": 15'] })
  expect(names(found)).toEqual(['changed classes/class-link'])
  expect(found.changes[0]?.because).toEqual([
    {
      kind: 'figure',
      file: 'content/figures.json',
      what: 'The figure “join”',
      before: '10 minutes',
      after: '15 minutes',
      value: 'figures.join',
    },
  ])
})

test.each([
  ['{ "fields": ["cloud_link"] }', 'stored as cloud_link'],
  [
    '{ "fields": ["class_link"], "default": "/classes" }',
    'stored as class_link; when nothing is: /classes',
  ],
])('a link key that becomes %s changes every card with a button of that key', (source, told) => {
  const found = compareAfter({ 'content/links.json': ['{ "fields": ["class_link"] }', source] })
  expect(names(found)).toEqual(['changed classes/class-link'])
  expect(found.changes[0]?.because.map(({ after }) => after)).toEqual([told])
})

test('a value of the site changes every text that names it', () => {
  const found = compareAfter({
    'content/site.json': ['"Test School"', '"New School"'],
    'content/accessibility/page.md':
      '---\ntitle: Accessibility\nintro: What {{site.name}} does.\npublic: true\n---\n',
  })
  expect(found.settings.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['The school’s name', 'Test School', 'New School'],
  ])
  expect(names(found)).toEqual([
    'changed mail/password-changed',
    'changed mail/reset-code',
    'changed accessibility',
  ])
})

test('the order of the sidebar is a change, and so are a label and a line in it', () => {
  const found = compareAfter({
    'content/navigation.json': `[
  { "page": "classes", "label": "Lessons", "lineAfter": true },
  { "page": "dashboard", "label": "Dashboard" },
  { "page": "student-policy", "label": "Policy" },
  { "action": "logout", "label": "Logout" }
]
`,
  })
  expect(found.sidebar?.lines.map((line) => line.map(({ kind, words }) => [kind, words]))).toEqual([
    [
      ['gone', 'Classes'],
      ['new', 'Lessons (a line below it)'],
    ],
    [['down', 'Dashboard']],
    [['same', 'Policy']],
    [['same', 'Logout']],
  ])
  expect(found.sidebar?.moves).toEqual(['Dashboard now stands after Lessons.'])
})

test('what is looked at later is told in words: what is kept, after how long, and on which card', () => {
  const later = 'check_later:\n  card: guide\n  after: day\n  keep: Code\n  help: Keep it.\n'
  const guide = {
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - address: /classes\n---\n',
    'content/figures.json': ['{\n', '{\n  "day": { "value": 24, "unit": "hours" },\n'],
    [CARD]: ['links:', `${later}links:`],
  } as const
  const found = compareInTurn(guide, { [CARD]: ['after: day', 'after: join'] })
  expect(names(found)).toEqual(['changed classes/class-link'])
  expect(found.changes[0]?.before?.facts).toEqual([
    'To save: Code (Keep it.)',
    'Then after 24 hours: Guide',
  ])
  expect(found.changes[0]?.after?.facts).toContain('Then after 10 minutes: Guide')
})

test('another picture of the logo is a change, though no file of texts differs', () => {
  const named = ['"timeZone"', '"logo": "logo.png",\n  "timeZone"'] as const
  const found = compareInTurn(
    { 'content/logo.png': 'one', 'content/site.json': named },
    { 'content/logo.png': 'two' },
  )
  expect(found.settings.map(({ file, what }) => [file, what])).toEqual([
    ['content/logo.png', 'The picture of the logo'],
  ])
  expect(found.unseen).toEqual([])
})

test('another picture under the same name changes the text that shows it', () => {
  const shown = ['tap away.\n---\n', 'tap away.\n---\n![A map](map.png)\n'] as const
  const found = compareInTurn(
    { 'content/classes/map.png': 'one', 'content/classes/page.md': shown },
    { 'content/classes/map.png': 'two' },
  )
  expect(names(found)).toEqual(['changed classes'])
  expect(found.unseen).toEqual([])
})

test('a blank line, a comment or the order of fields is no change for students', () => {
  const found = compareAfter({
    [CARD]: [
      'title: Class Link\ndescription: Join your class.',
      'description: Join your class.\n# first\ntitle: "Class Link"',
    ],
  })
  expect(names(found)).toEqual([])
})

const severities = ({ problems }: Comparison) => problems.map(({ severity }) => severity)

test('a warning is told when it is new, a mistake always', () => {
  const [unused, misspelt] = [
    { 'content/classes/map.png': 'one' },
    { [CARD]: ['key: class_link', 'key: clas_link'] },
  ] as const
  expect(severities(compareAfter(unused))).toEqual(['warning'])
  expect(severities(compareInTurn(unused, {}))).toEqual([])
  expect(severities(compareInTurn(misspelt, {}))).toEqual(['error'])
})
