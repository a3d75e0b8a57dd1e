import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { cardText } from './mistakes/mistake.ts'
import { schoolFiles } from './school.ts'

const problemsOf = (text: string) => compile(schoolFiles(cardText(text))).problems

test.each([
  ['words in capitals before quotes and dashes', '“CAFÉ” – RÉSUMÉ’s, SÃO “À LA”… Ẹ̀kọ́ ÉCOLE™ «é»'],
  ['what stands between signs of code', 'A cell shows `#REF!` or `#N/A`.'],
  ['a number sign', 'We came in as #1, you may ask for page 3 of it.'],
  ['an address with numbers for letters', 'See [this](https://school.ng/?page=20&q=a).'],
  ['the time of day', 'On 12/03/2025, 14:22 was late.'],
])('%s is no leaving of a program', (_, text) => {
  expect(problemsOf(text)).toEqual([])
})
