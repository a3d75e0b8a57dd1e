import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pictureSize } from '../../scripts/pictures/picture-size.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { temporaryFolder } from '../server/program.ts'

// Photos of 40 by 20 pixels as text, a character for each byte.
const big = (value: number, size = 4) =>
  Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex').toString('latin1')
const little = (value: number) => Buffer.from(big(value), 'latin1').swap32().toString('latin1')
const [WIDTH, HEIGHT] = [big(40), big(20)]

const PLACE = '6 deg 31 N, 3 deg 22 E'
const COLOURS = 'the colours.'
/** Says that the photo lies on its side, and where it was taken. */
const EXIF = `II*\0${little(8)}\x01\0\x12\x01\x03\0${little(1)}\x06\0\0\0${little(0)}${PLACE}`

const segments = [
  `\xe0JFIF\0`,
  `\xe1Exif\0\0${EXIF}`,
  `\xe1http://ns.adobe.com/xap/1.0/\0${PLACE}`,
  `\xe2ICC_PROFILE\0${COLOURS}`,
  `\xe2MPF\0${PLACE}`,
  `\xfe${PLACE}`,
  `\xc2\x08\0\x14\0\x28\x01\x01\x11\0`,
].map(([marker = '', ...data]) => `\xff${marker}${big(data.length + 2, 2)}${data.join('')}`)
const scans = ['one', 'two'].map(
  (pixels) => `\xff\xda\0\x08\x01\x01\0\0\x3f\0\xff\0\xff\xd0${pixels}`,
)
const JPEG = `\xff\xd8${segments.join('')}${scans.join('')}\xff\xd9${PLACE}`

const header = `${WIDTH}${HEIGHT}\x08\x02\0\0\0`
const chunks = { IHDR: header, iCCP: COLOURS, eXIf: EXIF, tEXt: PLACE, IDAT: 'onetwo', IEND: '' }
const PNG = `\x89PNG\r\n\x1a\n${Object.entries(chunks)
  .map(([type, data]) => `${big(data.length)}${type}${data}crc.`)
  .join('')}`

const flags = '\x2c\0\0\0\x27\0\0\x13\0\0'
const parts = { VP8X: flags, ICCP: COLOURS, 'VP8 ': 'onetwo', EXIF, 'XMP ': PLACE }
const riff = Object.entries(parts).map(([type, data]) => type + little(data.length) + data)
const WEBP = `RIFF${little(4 + riff.join('').length)}WEBP${riff.join('')}`

const box = (type: string, ...data: string[]) =>
  big(data.join('').length + 8) + type + data.join('')
const item = (id: string, type: string) => box('infe', `\x02\0\0\0\0${id}\0\0${type}\0`)
const avif = (placeAt: number) => {
  const items = box('iinf', '\0\0\0\0\0\x02', item('\x01', 'av01'), item('\x02', 'Exif'))
  const places = box(
    'iloc',
    '\0\0\0\0\x44\0\0\x01\0\x02\0\0\0\x01',
    big(placeAt),
    big(PLACE.length),
  )
  const size = box('ispe', '\0\0\0\0', WIDTH, HEIGHT)
  const properties = box('iprp', box('ipco', box('colr', COLOURS), size, box('irot', '\x01')))
  const meta = box('meta', '\0\0\0\0', items, places, properties)
  return box('ftyp', 'avif\0\0\0\0mif1') + meta + box('mdat', PLACE, 'onetwo')
}
const AVIF = avif(avif(0).indexOf(PLACE))

test.each([
  ['jpg', JPEG, { width: 20, height: 40 }],
  ['png', PNG, { width: 20, height: 40 }],
  ['avif', AVIF, { width: 20, height: 40 }],
  // Chromium does not turn it.
  ['webp', WEBP, { width: 40, height: 20 }],
])(
  'a built %s keeps its pixels, colours and orientation, but no place',
  async (kind, photo, size) => {
    const folder = await temporaryFolder()
    const original = Buffer.from(photo, 'latin1')
    await writeFile(join(folder, `photo.${kind}`), original)
    await writeFile(join(folder, 'main.js'), `export { default } from './photo.${kind}'\n`)
    const built = await build({
      root: folder,
      configFile: join(PROJECT, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
    })
    const [, asset] = (built as Rolldown.RolldownOutput).output
    const source = asset?.type === 'asset' ? Buffer.from(asset.source) : Buffer.of()
    expect(String(source)).not.toContain(PLACE)
    expect(String(source)).toMatch(new RegExp(`${COLOURS}[^]*one[^]*two`))
    expect([pictureSize(original), pictureSize(source)]).toEqual([size, size])
  },
)
