import { imageMeta } from 'image-meta'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pictureSize } from '../../scripts/pictures/picture-size.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { temporaryFolder } from '../server/program.ts'

// Photos as text, a character for each byte. Each is 40 by 20 pixels.
const big = (value: number, size = 4) =>
  Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex').toString('latin1')
const little = (value: number) => Buffer.from(big(value), 'latin1').swap32().toString('latin1')

const PLACE = '6 deg 31 N, 3 deg 22 E'
const COLOURS = 'the colours.'
/** Says that the photo lies on its side, and where it was taken. */
const EXIF = `II*\0${little(8)}\x01\0\x12\x01\x03\0${little(1)}\x06\0\0\0${little(0)}${PLACE}`

const segment = (marker: string, ...data: string[]) =>
  `\xff${marker}${big(data.join('').length + 2, 2)}${data.join('')}`
const chunk = (type: string, data: string) => `${big(data.length)}${type}${data}crc.`
const riff = (type: string, ...data: string[]) =>
  type + little(data.join('').length) + data.join('')
const box = (type: string, ...data: string[]) =>
  big(data.join('').length + 8) + type + data.join('')
const item = (id: number, type: string) => box('infe', '\x02\0\0\0', big(id, 2), '\0\0', type, '\0')

const JPEG = [
  '\xff\xd8',
  segment('\xe0', 'JFIF\0'),
  segment('\xe1', 'Exif\0\0', EXIF),
  segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0', PLACE),
  segment('\xe2', 'ICC_PROFILE\0', COLOURS),
  segment('\xe2', 'MPF\0', PLACE),
  segment('\xfe', PLACE),
  segment('\xc2', '\x08', big(20, 2), big(40, 2), '\x01\x01\x11\0'),
  ...['one', 'two'].map(
    (pixels) => `${segment('\xda', '\x01\x01\0\0\x3f\0')}\xff\0\xff\xd0${pixels}`,
  ),
  '\xff\xd9',
  PLACE,
]
const PNG = [
  '\x89PNG\r\n\x1a\n',
  chunk('IHDR', `${big(40)}${big(20)}\x08\x02\0\0\0`),
  chunk('iCCP', COLOURS),
  chunk('eXIf', EXIF),
  chunk('tEXt', PLACE),
  chunk('IDAT', 'onetwo'),
  chunk('IEND', ''),
]
const WEBP = riff(
  'RIFF',
  'WEBP',
  riff('VP8X', '\x2c\0\0\0\x27\0\0\x13\0\0'),
  riff('ICCP', COLOURS),
  riff('VP8 ', 'onetwo'),
  riff('EXIF', EXIF),
  riff('XMP ', PLACE),
)
const avif = (at: number) =>
  box('ftyp', 'avif\0\0\0\0mif1') +
  box(
    'meta',
    '\0\0\0\0',
    box('iinf', '\0\0\0\0\0\x02', item(1, 'av01'), item(2, 'Exif')),
    box('iloc', '\0\0\0\0\x44\0\0\x01\0\x02\0\0\0\x01', big(at), big(PLACE.length)),
    box(
      'iprp',
      box(
        'ipco',
        box('colr', COLOURS),
        box('ispe', '\0\0\0\0', big(40), big(20)),
        box('irot', '\x01'),
      ),
    ),
  ) +
  box('mdat', PLACE, 'onetwo')
const AVIF = avif(avif(0).indexOf(PLACE))

test.each([
  ['jpg', JPEG.join(''), { width: 20, height: 40 }],
  ['png', PNG.join(''), { width: 20, height: 40 }],
  ['avif', AVIF, { width: 20, height: 40 }],
  // Chromium does not turn it.
  ['webp', WEBP, { width: 40, height: 20 }],
])(
  'a built %s keeps its pixels, colours and orientation, and nothing of where it was taken',
  async (kind, photo, size) => {
    const folder = await temporaryFolder()
    const original = Buffer.from(photo, 'latin1')
    await writeFile(join(folder, `photo.${kind}`), original)
    await writeFile(
      join(folder, 'main.js'),
      `import photo from './photo.${kind}'\nconsole.log(photo)\n`,
    )
    const input = join(folder, 'main.js')
    const built = await build({
      root: folder,
      configFile: join(PROJECT, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input } },
    })
    const asset = (built as Rolldown.RolldownOutput).output.find(({ type }) => type === 'asset')
    const source = asset?.type === 'asset' ? Buffer.from(asset.source) : Buffer.of()
    const text = source.toString('latin1')
    expect(text).not.toContain(PLACE)
    expect(text).toMatch(new RegExp(`${COLOURS}[^]*one[^]*two`))
    expect([pictureSize(original), pictureSize(source)]).toEqual([size, size])
    expect(imageMeta(source).orientation).toBe(kind === 'jpg' ? 6 : undefined)
  },
)
