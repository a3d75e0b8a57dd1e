import { expect, test } from 'vitest'
import { createReadCache } from '../../../scripts/content/cache.ts'
import { compile } from '../../../scripts/content/compile.ts'
import { plainText, type ContentFiles } from '../../../scripts/content/files/content-files.ts'
import { readContentFiles } from '../../../scripts/content/files/read-files.ts'
import type { ContentChanges } from '../../../scripts/content/files/write-content.ts'
import { formatProblem } from '../../../scripts/content/problem.ts'
import { PROJECT } from '../../../scripts/system/project.ts'
import { A_DRAWING } from './a-picture.ts'

// The jobs of content/README.md, one after another, on a copy of the school's own texts, whatever they are.
// The tests of the code get other texts (tests/vitest.config.ts), so no job can make one of them fail.

/** Changes the first file that has such words. */
const write =
  (files: RegExp, words: RegExp, to: string) =>
  (content: ContentFiles): ContentFiles => {
    for (const [file, bytes] of content) {
      const text = plainText(bytes)
      if (files.test(file) && words.test(text)) return new Map([[file, text.replace(words, to)]])
    }
    throw new Error(`No file ${String(files)} has ${String(words)}`)
  }

const CARD = /^content\/(?!mail)[^/]+\/(?!page\.md)[^/]+\.md$/
const PAGE = /^content\/[^/]+\/page\.md$/

const ENTRY = '{ "page": "of-this-test", "label": "Exams" }'
const NEW_PAGE = '---\ntitle: Exams\nintro: Your exams.\n---\n'
const NEW_CARD =
  '---\ntitle: Dates\ndescription: When.\nlinks:\n  - address: https://example.org\n---\nSee ![the hall](map.svg).\n'

const JOBS: Readonly<Record<string, (content: ContentFiles) => ContentChanges>> = {
  'a sentence': write(CARD, /\n$/, '\n\nOne more sentence.\n'),
  'a title': write(CARD, /^title: .*$/m, 'title: Another title'),
  'an address': write(CARD, /address: https:.*/, 'address: https://example.org/another'),
  'a figure': write(/figures\.json$/, /"value": [^,}]+/, '"value": 77'),
  'a mail': write(/^content\/mail\//, /^subject: .*$/m, 'subject: Another subject'),
  'the order of cards': write(PAGE, /^cards:\n( .*\n)(( .*\n)+)/m, 'cards:\n$2$1'),
  'a label of the sidebar': write(/navigation\.json$/, /"label": "[^"]+"/, '"label": "Another"'),
  'the name of the school': write(/site\.json$/, /"name": "[^"]+"/, '"name": "Another school"'),
  'a new value': write(
    /links\.json$/,
    /"values": \{/,
    '$& "of_this_test": { "fields": ["of_this_test"], "default": "?" },',
  ),
  'a new page': (content) =>
    new Map([
      ['content/of-this-test/page.md', NEW_PAGE],
      ...write(/navigation\.json$/, /\[/, `[${ENTRY},`)(content),
    ]),
  'a new card with a picture': () =>
    new Map([
      ['content/of-this-test/dates.md', NEW_CARD],
      ['content/of-this-test/map.svg', A_DRAWING],
    ]),
  'another name of a card': () =>
    new Map([
      ['content/of-this-test/dates.md', null],
      ['content/of-this-test/exam-dates.md', NEW_CARD],
    ]),
}

test('the check accepts each ordinary change of the school’s own texts', () => {
  let content = readContentFiles(PROJECT)
  const known = errorsIn(content)
  for (const [job, change] of Object.entries(JOBS)) {
    const after = new Map(content)
    for (const [file, to] of change(content)) {
      if (to === null) after.delete(file)
      else after.set(file, to)
    }
    expect(after, job).not.toEqual(content)
    expect(errorsIn(after), job).toEqual(known)
    content = after
  }
})

const read = createReadCache()

function errorsIn(content: ContentFiles): string[] {
  const errors = compile(content, read).problems.filter(({ severity }) => severity === 'error')
  return errors.map(formatProblem)
}
