import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { isAvif, isHeic } from '../../src/content/picture-kinds.ts'
import { schoolFiles } from './school.ts'

const beginning = (brands: string) =>
  `\0\0\0${String.fromCharCode(16 + brands.length)}ftyp${brands}`

test.each([
  ['avif\0\0\0\0avifmif1miaf', 'AVIF'],
  ['mif1\0\0\0\0mif1avifmiaf', 'AVIF'],
  ['heic\0\0\0\0mif1heic', 'HEIC'],
  ['mp42\0\0\0\0isom', 'neither'],
])('the brands %j are %s', (brands, kind) => {
  const bytes = beginning(brands)
  expect([isAvif(bytes), isHeic(bytes)]).toEqual([kind === 'AVIF', kind === 'HEIC'])
})

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

test.each([
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg/>',
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>',
  '<?xml-stylesheet type="text/xsl" href="data:text/xml;base64,"?><svg/>',
  drawing('<a xlink:href="java&#x0A;script&#58;alert(1)"/>'),
  drawing('<animate attributeName="href" values="&#x6A;avascript:alert(1)"/>'),
])('the check refuses a drawing that holds or can hide a program: %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^This drawing holds a program/)])
})

test('the check accepts a drawing with signs written as numbers', () => {
  expect(problemsOf(drawing('<text>&#8220;Fees&#8221; &#x2192; more</text>'))).toEqual([])
})

/** What is told of a drawing that a card shows. */
function problemsOf(text: string): string[] {
  const files = schoolFiles({
    'content/classes/class-link.md': ['Join within', '![The map](map.svg)\n\nJoin within'],
    'content/classes/map.svg': Buffer.from(text),
  })
  return compile(files).problems.map(({ message }) => message)
}
