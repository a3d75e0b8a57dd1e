import { expect, test } from 'vitest'
import { criticalStyles } from '../../scripts/build/prerender/critical-styles.ts'

const MARKUP = '<main class="page wide"><button class="button">Go</button></main>'

test.each([
  ['a rule whose classes stand in the markup', '.page{color:red}', '.page{color:red}'],
  ['a rule for elements', 'h1{margin:0}', 'h1{margin:0}'],
  ['of several selectors those that are needed', '.page,.card{color:red}', '.page{color:red}'],
  ['a rule of two classes only with both', '.page .card{color:red}', ''],
  ['the order of the layers', '@layer base,ui;', '@layer base,ui;'],
  ['no condition without a rule', '@media (width>1px){.card{color:red}}', ''],
  ['nothing for paper', '@media print{.page{color:red}}', ''],
  [
    'an animation that is used',
    '.page{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
    '.page{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  ],
  ['no other animation', '.card{animation:turn}@keyframes turn{to{rotate:1turn}}', ''],
  ['no comment', '/* why */.page{color:red}', '.page{color:red}'],
])('the styles of the first paint hold %s', (_what, styles, expected) => {
  expect(criticalStyles(styles, MARKUP)).toBe(expected)
})
