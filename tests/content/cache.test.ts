import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '../../scripts/content/cache.ts'
import { compile } from '../../scripts/content/compile.ts'
import type { ReadText } from '../../scripts/content/read/read-text.ts'
import { GOOD_SCHOOL } from './school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const MAIL = 'content/mail/reset-code.md'
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
  ['a mistake in a mail', MAIL, (text) => text.replace('{{code}}', '{{figures.code}}')],
  ['the mail mended', MAIL, (text) => text.replace('{{figures.code}}', '{{code}}')],
  ['a new page', 'content/extra/page.md', () => '---\ntitle: A\nintro: B.\npublic: true\n---\n'],
  ['a link to it', POLICY, (text) => `${text}\n[More](/extra) and ![A map](map.png)\n`],
  ['its picture', 'content/student-policy/map.png', () => 'picture'],
  ['a page gone', 'content/extra/page.md', () => null],
  ['a renamed heading', POLICY, (text) => text.replace('## Refunds', '## Money back')],
  ['a link key', 'content/links.json', (text) => text.replace('"class_link":', '"my_class":')],
  ['the key of a value', 'content/links.json', (text) => text.replace('lesson_time', 'hours')],
  ['a file that cannot be read', 'content/figures.json', () => '{'],
  ['that file back', 'content/figures.json', () => GOOD_SCHOOL['content/figures.json'] ?? ''],
  ['a page that cannot be read', 'content/classes/page.md', () => 'x'.repeat(100_001)],
  ['that page gone', 'content/classes/page.md', () => null],
  ['the page back', 'content/classes/page.md', () => GOOD_SCHOOL['content/classes/page.md'] ?? ''],
  [
    'a figure of the same words',
    'content/figures.json',
    (text) => text.replace('10, "unit": "minutes"', '"10 minutes"'),
  ],
  ['a typed figure', CARD, (text) => `${text}\nIn ten minutes.\n`],
  [
    'its parts again',
    'content/figures.json',
    (text) => text.replace('"10 minutes"', '10, "unit": "minutes"'),
  ],
  [
    'figures in a form of their own',
    CARD,
    (text) => `${text}\n> In 7\n> weeks, or 7&nbsp;weeks.\n`,
  ],
  [
    'the figure that they are',
    'content/figures.json',
    (text) => text.replace('{', '{ "wait": { "value": 7, "unit": "weeks" },'),
  ],
  ['the school’s name', 'content/site.json', (text) => text.replace('Test School', 'Other')],
]

/** Everything that a run gives, as plain data. */
function outcome(files: Map<string, string>, read?: ReadText) {
  const { content, ...compiled } = compile(files, read)
  return { ...compiled, readings: content.readings, pages: content.pages }
}

test.each(['the same cache', 'a cache from the file'])(
  'with %s a run gives what it gives without, whatever changed before',
  async (kind) => {
    const { root } = await createWorkspace()
    let cache = openCache(root)
    const files = new Map(Object.entries(GOOD_SCHOOL))
    for (const [what, file, change] of [
      ['nothing', CARD, (text: string) => text],
      ...STEPS,
    ] as const) {
      const next = change(files.get(file) ?? '')
      if (next === null) files.delete(file)
      else files.set(file, next)
      expect(outcome(files, cache.read), what).toEqual(outcome(files))
      cache.save(files.keys())
      if (kind !== 'the same cache') cache = openCache(root)
    }
  },
)

test('a text that did not change is not read again', async () => {
  const { root } = await createWorkspace()
  const cache = openCache(root)
  const files = new Map(Object.entries(GOOD_SCHOOL))
  const first = compile(files, cache.read).content.readings
  compile(files, cache.read).content.readings.forEach((reading, index) => {
    expect(reading).toBe(first[index])
  })
})

test('a changed figure makes only the texts be read again that use it', async () => {
  const { root } = await createWorkspace()
  const cache = openCache(root)
  const files = new Map(Object.entries(GOOD_SCHOOL))
  const first = compile(files, cache.read).content.readings
  files.set('content/figures.json', (files.get('content/figures.json') ?? '').replace('10', '15'))
  const second = compile(files, cache.read).content.readings
  const changed = second.filter((reading, index) => reading !== first[index])
  expect(changed.map(({ file }) => file)).toEqual([CARD])
})

/** A small school that was built once, and the file of its cache. */
async function built() {
  const workspace = await createWorkspace()
  await workspace.build()
  return { ...workspace, file: join(workspace.root, '.cache/content.json') }
}

test.each<readonly [how: string, spoil: (text: string) => string | null]>([
  ['is gone', () => null],
  ['is empty', () => ''],
  ['is something else', () => '[]\n[]\n'],
  ['was changed by hand', (text) => text.replace('Class Link', 'Other Link')],
  ['was cut short', (text) => text.slice(0, 500)],
  ['is of another compiler', (text) => text.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
])('a cache file that %s is not believed', async (_how, spoil) => {
  const { root, file } = await built()
  const spoilt = spoil(await readFile(file, 'utf8'))
  if (spoilt === null) await rm(file)
  else await writeFile(file, spoilt)
  const files = new Map(Object.entries(GOOD_SCHOOL))
  expect(outcome(files, openCache(root).read)).toEqual(outcome(files))
})

test('a cache that cannot be written costs nothing but time', async () => {
  const { root, change, build } = await built()
  await rm(join(root, '.cache'), { recursive: true })
  await change({ '.cache': 'a file in its place' })
  expect(await build()).toMatchObject({ ok: true })
})

test('what is wrong is told in every run', async () => {
  const { change, build } = await built()
  await change({ [CARD]: ['Join within', 'In 40 % of cases. Join within'] })
  expect((await build()).told).toHaveLength(1)
  expect((await build()).told).toHaveLength(1)
})
