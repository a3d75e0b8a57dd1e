import { expect, test } from 'vitest'
import { createReadCache } from '../../../scripts/content/cache.ts'
import { compile } from '../../../scripts/content/compile.ts'
import type { ReadText } from '../../../scripts/content/read/read-text.ts'
import { GOOD_SCHOOL, schoolFiles, type Changes } from './good-school.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const CLASSES = 'content/classes/page.md'
const FIGURES = 'content/figures.json'
const EXTRA = 'content/extra/page.md'

/** Changes of a school, one after the other. */
const STEPS: Readonly<Record<string, Changes>> = {
  'a sentence': { [CARD]: ['Join within', 'Come within'] },
  'a figure': { [FIGURES]: ['10', '15'] },
  'a mistake': { [CARD]: ['key: class_link', 'key: clas_link'] },
  'another mistake': { [POLICY]: ['{{figures.share}}', '{{figures.shore}}'] },
  'a new page': { [EXTRA]: '---\ntitle: A\nintro: B.\npublic: true\n---\n' },
  'a link to it': { [POLICY]: ['You get', '[More](/extra) and ![A map](map.png)\n\nYou get'] },
  'a page gone': { [EXTRA]: null },
  'a renamed heading': { [POLICY]: ['## Refunds', '## Money back'] },
  'the key of a value': { 'content/links.json': ['lesson_time', 'hours'] },
  'a file that cannot be read': { [FIGURES]: '{' },
  'that file back': { [FIGURES]: GOOD_SCHOOL[FIGURES] ?? '' },
  'a misnamed page': { 'content/Classes/page.md': GOOD_SCHOOL[CLASSES] ?? '' },
  'that page gone': { [CLASSES]: null },
  'a typed figure': { [CARD]: ['Come within', 'In ten minutes. Come within'] },
  'the school’s name': { 'content/site.json': ['Test School', 'Other'] },
}

/** Everything that a run gives, as plain data. */
function outcome(files: ReturnType<typeof schoolFiles>, read?: ReadText) {
  const { content, ...compiled } = compile(files, read)
  return { ...compiled, readings: content.readings, pages: content.pages }
}

test('a run with a cache gives the same result as one without, whatever changed before', () => {
  const read = createReadCache()
  let files = schoolFiles()
  for (const [what, changes] of Object.entries(STEPS)) {
    files = schoolFiles(changes, files)
    expect(outcome(files, read), what).toEqual(outcome(files))
  }
})

test.each([
  ['nothing', {}, []],
  ['a text', { [POLICY]: ['You get', 'Get'] as const }, [POLICY]],
  ['a figure', { [FIGURES]: ['10', '15'] as const }, [CARD]],
])('a change of %s reads only the texts again that it changes', (_what, change, again) => {
  const read = createReadCache()
  const before = new Set(compile(schoolFiles(), read).content.readings)
  const after = compile(schoolFiles(change), read).content.readings
  const changed = after.filter((reading) => !before.has(reading))
  expect(changed.map(({ file }) => file)).toEqual(again)
})
