import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { schoolFiles } from './good-school.ts'

/** The line and the words of each placeholder in the policy, with this in its text from line 8 on. */
const waiting = (text: string) =>
  compile(schoolFiles({ 'content/student-policy/page.md': ['You get', text] }))
    .placeholders.filter(({ place }) => place.file === 'content/student-policy/page.md')
    .map(({ address, place: { line, column } }) => `${line}:${column} ${address}`)

test.each([
  ['[Mail](mailto:a@example.org)', '8:8 mailto:a@example.org'],
  ['See https://www.example.com/guide', '8:5 https://www.example.com/guide'],
  ['Account 0000000000', '8:9 0000000000'],
  ['Call +234 800 000 0000', '8:6 +234 800 000 0000'],
  ['> **Draft:** not confirmed yet.', '8:1 Draft: Refunds'],
  ['[no](https://notexample.org), +234 802 345 6789'],
])('%s has the right placeholders', (text, ...told) => {
  expect(waiting(text)).toEqual(told)
})

test('an invented address of the settings counts once, however many texts name it', () => {
  const { placeholders } = compile(
    schoolFiles({
      'content/site.json': ['help@school.ng', 'help@example.org'],
      'content/student-policy/page.md': ['You get', 'Ask {{site.support_email}}. You get'],
      'content/classes/class-link.md': ['Join within', '{{site.support_email}}. Join within'],
    }),
  )
  const found = placeholders.filter(({ address }) => address === 'help@example.org')
  expect(found.map(({ place }) => place.file)).toEqual(['content/site.json'])
})
