import { expect, test } from 'vitest'
import { criticalStyles } from '../../scripts/build/prerender/critical-styles.ts'

const MARKUP = '<main class="page wide"><button class="button">Go</button></main>'

test.each([
  ['a rule whose classes are in the markup', '.page{color:red}', '.page{color:red}'],
  ['a rule for elements', 'h1{margin:0}', 'h1{margin:0}'],
  ['only the used selectors of a rule', '.page,.card{color:red}', '.page{color:red}'],
  ['no rule with an unused class', '.page .card{color:red}', ''],
  ['the order of the layers', '@layer base,ui;', '@layer base,ui;'],
  ['no empty media query', '@media (width>1px){.card{color:red}}', ''],
  ['no print styles', '@media print{.page{color:red}}', ''],
  [
    'a used animation',
    '.page{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
    '.page{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  ],
  ['no unused animation', '.card{animation:turn}@keyframes turn{to{rotate:1turn}}', ''],
  ['no comment', '/* why */.page{color:red}', '.page{color:red}'],
])('the critical styles contain %s', (_what, styles, expected) => {
  expect(criticalStyles(styles, MARKUP)).toBe(expected)
})
