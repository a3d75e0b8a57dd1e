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
