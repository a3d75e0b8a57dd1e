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
  ['an address between signs', 'Write to <https://school.ng/form> or <mailto:help@school.ng>.'],
  ['commas in lines of a sentence', 'Come on Monday, on Friday\nor on Sunday, at home.'],
  ['amounts one below the other', '20,000 naira\n30,000 naira'],
  ['a list without a colon above it', 'You need\n- a pen\n- paper'],
  ['a list of one below a full stop', 'Come early.\n- Bring a pen.'],
  ['short lines that end', 'Come early.\nStay long.\nBring a pen.'],
  ['a year at the beginning of a line', '2026\\. That was our year.'],
  ['words between quotes of another language', 'Say «bon jour» and «merci».'],
  ['waves before numbers', 'It takes ~5 days, or ~6.'],
])('%s is no leaving of a program', (_, text) => {
  expect(problemsOf(text)).toEqual([])
})
