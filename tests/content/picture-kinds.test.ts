import { expect, test } from 'vitest'
import { checkPictures } from '../../scripts/content/check/check-pictures.ts'
import { isAvif, isHeic } from '../../src/content/picture-kinds.ts'

const beginning = (brands: string) =>
  `\0\0\0${String.fromCharCode(16 + brands.length)}ftyp${brands}`

test.each([
  ['avif\0\0\0\0avifmif1miaf', 'AVIF'],
  ['mif1\0\0\0\0mif1avifmiaf', 'AVIF'],
  ['msf1\0\0\0\0avismsf1', 'AVIF'],
  ['heic\0\0\0\0mif1heic', 'HEIC'],
  ['mif1\0\0\0\0mif1heic', 'HEIC'],
  ['mp42\0\0\0\0isom', 'neither'],
])('the brands %j are those of %s', (brands, kind) => {
  const bytes = beginning(brands)
  expect([isAvif(bytes), isHeic(bytes)]).toEqual([kind === 'AVIF', kind === 'HEIC'])
})

test('the check takes an AVIF that begins like a picture of a telephone', () => {
  const file = 'content/classes/map.avif'
  const bytes = Buffer.from(beginning('mif1\0\0\0\0mif1avifmiaf'), 'latin1')
  expect(checkPictures(new Map([[file, bytes]]), [file])).toEqual([])
})

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

test.each([
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg/>',
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>',
  '<?xml version="1.0"?><!doctype svg><svg/>',
  '<?xml-stylesheet type="text/xsl" href="data:text/xml;base64,"?><svg/>',
  drawing('<a href="&#106;avascript:alert(1)"/>'),
  drawing('<a xlink:href="java&#x0A;script&#58;alert(1)"/>'),
  drawing('<animate attributeName="href" values="&#x6A;avascript:alert(1)"/>'),
])('the check refuses a drawing that runs, or can hide what does: %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^This drawing holds a program/)])
})

test('the check takes a drawing with signs that are written as numbers', () => {
  expect(problemsOf(drawing('<text>&#8220;Fees&#8221; &amp; &#x2192; more</text>'))).toEqual([])
})

function problemsOf(text: string): string[] {
  const file = 'content/classes/map.svg'
  return checkPictures(new Map([[file, Buffer.from(text)]]), [file]).map(({ sentence }) => sentence)
}
