import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { isAvif, isHeic } from '../../../src/content/picture-kinds.ts'
import { schoolFiles } from './good-school.ts'

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

const INKSCAPE = `<x:namedview xmlns:x="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>
  <metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><c:Work
  xmlns:c="http://creativecommons.org/ns#" r:about=""/></r:RDF></metadata>`

const refusal = (what: string) => `This drawing holds ${what}, which can be or hide a program.`

test.each([
  ['<!DOCTYPE', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">'],
  ['<!DOCTYPE', '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'],
  ['<?xml-stylesheet', '<?xml-stylesheet type="text/xsl" href="data:text/xml;base64,"?>'],
  ['encoding="ISO-2022-JP"', '<?xml version="1.0" encoding="ISO-2022-JP"?>'],
])('the check refuses a drawing that begins with %s', (what, head) => {
  expect(problemsOf(`${head}${drawing('<path d="M0 0h9"/>')}`)).toEqual([refusal(what)])
})

test.each([
  ['<script>', '<script>alert(1)</script>'],
  ['<s.v:script>', '<s.v:script xmlns:s.v="http://www.w3.org/2000/svg">alert(1)</s.v:script>'],
  ['<h:script>', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ['<foreignObject>', '<foreignObject/>'],
  ['onload="…"', '<g onload="alert(1)"/>'],
  ['href="…"', '<a href="java&#x0A;script&#58;alert(1)"/>'],
  ['x:href="…"', '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="\tjavascript:alert(1)"/>'],
  ['xml:base="…"', '<g xml:base="javascript:"/>'],
  ['attributeName="…"', '<animate attributeName="href" values="&#x6A;avascript:alert(1)"/>'],
  ['style="…"', '<g style="fill: url(https://example.com/)"/>'],
  ['fill="…"', '<g fill="url(javascript:alert(1))"/>'],
  ['a style that loads something', '<style>@\\69mport "https://example.com/";</style>'],
])('the check refuses a drawing that holds %s', (what, inside) => {
  expect(problemsOf(drawing(inside))).toEqual([refusal(what)])
})

test.each([
  ['another encoding', Buffer.from(drawing('<text>Grüße</text>'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${drawing('')}`, 'utf16le')],
  ['no namespace', '<svg><path d="M0 0h9"/></svg>'],
  ['a tag that never ends', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9">'],
  ['a name of nothing', drawing('&nbsp;')],
])('the check says that a drawing is broken: %s', (_, text) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^This (?:drawing|file) is broken/)])
})

test.each([
  ['signs written as numbers', '<text>&#8220;Fees&#8221; &#x2192; more</text>'],
  ['the notes of a drawing program', INKSCAPE],
  ['a moving part', '<rect width="9"><animate attributeName="x" values="0;9" dur="1s"/></rect>'],
  ['a picture', '<image href="data:image/png;base64,iVBORw0KGgo=" style="fill: url(#a)"/>'],
])('the check accepts a drawing with %s', (_, inside) => {
  expect(problemsOf(drawing(inside))).toEqual([])
})

/** What is told of a drawing that a card shows. */
function problemsOf(text: string | Buffer): string[] {
  const files = schoolFiles({
    'content/classes/class-link.md': ['Join within', '![The map](map.svg)\n\nJoin within'],
    'content/classes/map.svg': Buffer.from(text),
  })
  return compile(files).problems.map(({ message }) => message)
}
