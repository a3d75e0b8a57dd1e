import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { createMemory } from '../../scripts/content/memory.ts'
import { GOOD_SCHOOL } from './school.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'

/** What happens to a school one after the other: a part of a file replaced, a file added or removed. */
const STEPS: readonly (readonly [
  what: string,
  file: string,
  change: (text: string) => string | null,
])[] = [
  ['a sentence', CARD, (text) => text.replace('Join within', 'Come within')],
  ['a figure', 'content/figures.json', (text) => text.replace('10', '15')],
  ['a mistake', CARD, (text) => text.replace('key: class_link', 'key: clas_link')],
  ['another mistake', POLICY, (text) => text.replace('{{figures.share}}', '{{figures.shore}}')],
  ['the first mended', CARD, (text) => text.replace('key: clas_link', 'key: class_link')],
  ['the second mended', POLICY, (text) => text.replace('{{figures.shore}}', '{{figures.share}}')],
  ['a new page', 'content/extra/page.md', () => '---\ntitle: A\nintro: B.\npublic: true\n---\n'],
  ['a link to it', POLICY, (text) => `${text}\n[More](/extra) and ![A map](map.png)\n`],
  ['its picture', 'content/student-policy/map.png', () => 'picture'],
  ['a page gone', 'content/extra/page.md', () => null],
  ['a renamed heading', POLICY, (text) => text.replace('## Refunds', '## Money back')],
  ['a link key', 'content/links.json', (text) => text.replace('"class_link":', '"my_class":')],
  ['a page that cannot be read', 'content/classes/page.md', () => 'x'.repeat(100_001)],
  ['that page gone', 'content/classes/page.md', () => null],
  ['the page unreadable again', 'content/classes/page.md', () => 'x'.repeat(100_001)],
  ['the page back', 'content/classes/page.md', () => GOOD_SCHOOL['content/classes/page.md'] ?? ''],
  [
    'the parts of a figure',
    'content/figures.json',
    (text) => text.replace('15, "unit": "minutes"', '"15 minutes"'),
  ],
  ['a typed figure', CARD, (text) => `${text}\nIn 15-minutes.\n`],
  [
    'its parts again',
    'content/figures.json',
    (text) => text.replace('"15 minutes"', '15, "unit": "minutes"'),
  ],
  ['the school’s name', 'content/site.json', (text) => text.replace('Test School', 'Other')],
]

test('a run that remembers gives what a run without memory gives, whatever changed before', () => {
  const memory = createMemory()
  const files = new Map(Object.entries(GOOD_SCHOOL))
  compile(files, memory)
  for (const [what, file, change] of STEPS) {
    const next = change(files.get(file) ?? '')
    if (next === null) files.delete(file)
    else files.set(file, next)
    const { modules, problems, placeholders } = compile(files, memory)
    const anew = compile(new Map([...files].map(([name, text]) => [name, Buffer.from(text)])))
    expect({ modules, problems, placeholders }, what).toEqual({
      modules: anew.modules,
      problems: anew.problems,
      placeholders: anew.placeholders,
    })
  }
})

test('only what changed is read again', () => {
  const memory = createMemory()
  const files = new Map(Object.entries(GOOD_SCHOOL))
  const cardOf = () =>
    compile(files, memory)
      .content?.folders.find(({ slug }) => slug === 'classes')
      ?.heads.get('classes/class-link')
  const before = cardOf()
  expect(before).toMatchObject({ title: 'Class Link' })
  files.set(POLICY, `${files.get(POLICY)}\nMore.\n`)
  expect(cardOf()).toBe(before)
  files.set(CARD, `${files.get(CARD)}\nMore.\n`)
  expect(cardOf()).not.toBe(before)
})
