import { isAvif, isHeic } from '../../../src/content/picture-kinds.ts'
import { LARGEST_PICTURE_BYTES } from '../../../src/content/picture-size.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { error, warning, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'

/** Kinds of pictures by the bytes at their beginning, with the endings of their files' names. */
const KINDS: readonly {
  readonly ending: RegExp
  readonly name: string
  readonly begins: { readonly test: (beginning: string) => boolean }
}[] = [
  { ending: /^png$/, name: 'png', begins: /^\x89PNG/ },
  { ending: /^jpe?g$/, name: 'jpg', begins: /^\xff\xd8\xff/ },
  { ending: /^gif$/, name: 'gif', begins: /^GIF8[79]a/ },
  { ending: /^webp$/, name: 'webp', begins: /^RIFF[^]{4}WEBP/ },
  { ending: /^avif$/, name: 'avif', begins: { test: isAvif } },
  { ending: /^svg$/, name: 'svg', begins: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i },
]

/** Pictures that no browser shows, or that take a student's phone too long. */
export function checkPictures(files: ContentFiles, pictures: Iterable<string>): Problem[] {
  return [...pictures].flatMap((file) => {
    const bytes = files.get(file)
    return bytes instanceof Uint8Array ? checkPicture(file, bytes) : []
  })
}

function checkPicture(file: string, bytes: Uint8Array): Problem[] {
  const ending = /[^.]*$/.exec(file)?.[0] ?? ''
  const name = file.replace(/^.*\//, '')
  const beginning = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  const kind = KINDS.find(({ begins }) => begins.test(beginning))
  const place = topOf(file)
  if (isHeic(beginning)) {
    return [error(place, 'Browsers do not show pictures of this kind (HEIC).', FROM_PHONE)]
  }
  if (!kind) return [error(place, 'This file is no picture, or a broken one.', AGAIN)]
  if (!kind.ending.test(ending)) {
    const meant = name.replace(/[^.]*$/, kind.name)
    const sentence = `The name ends in .${ending}, but the picture is of another kind.`
    return [error(place, sentence, `Give the file the name ${meant}, here and where it is shown.`)]
  }
  if (kind.name === 'svg' && holdsProgram(Buffer.from(bytes).toString('latin1'))) {
    return [error(place, PROGRAM_FOUND, PLAIN_DRAWING)]
  }
  if (isCutOff(kind.name, bytes)) {
    return [error(place, 'This picture is broken: its end is missing.', AGAIN)]
  }
  if (bytes.length <= LARGEST_PICTURE_BYTES) return []
  const size = `${(bytes.length / 1_000_000).toFixed(1)} MB`
  const sentence = `This picture has ${size}, which students pay for when they open it.`
  return [warning(place, sentence, SMALLER)]
}

// In a page a browser runs none of it. Opened by its own address a drawing is a page of the portal, which only
// the server's policy keeps from running.
const PROGRAM =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe)|<!(?:DOCTYPE|ENTITY)|<\?xml-s|\son[a-z]+\s*=/i
const NUMBERED_SIGN = /&#(?:x([\da-f]+)|(\d+));/gi
const PROGRAM_FOUND = 'This drawing holds a program, or a line such as <!DOCTYPE that can hide one.'
const PLAIN_DRAWING = 'Delete such a line, or save it again as a plain drawing or as PNG.'

function holdsProgram(drawing: string): boolean {
  const read = drawing.replace(NUMBERED_SIGN, (_, hex: string | undefined, decimal: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
  )
  // Browsers leave out tabs and ends of lines in an address.
  return PROGRAM.test(read) || /javascript:/i.test(read.replaceAll(/[\t\n\r]/g, ''))
}

const AGAIN = 'Save the picture again where it came from, and put the new file in its place.'
const FROM_PHONE = `Save it as JPEG on the phone or computer that made it, and put that file in its place.`
const SMALLER = 'Make it smaller, below 0.5 MB: 1600 dots are wide enough, saved as JPEG or WebP.'

/** Whether a picture ends before its last bytes, as after a download that broke off. */
function isCutOff(kind: string, bytes: Uint8Array): boolean {
  const { length } = bytes
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, length)
  if (kind === 'png') return !end.subarray(-4096).includes('IEND')
  if (kind === 'jpg') return end.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1
  if (kind === 'gif') return end.lastIndexOf(0x3b) < length - 64
  if (kind === 'webp') return length < 12 || length < end.readUInt32LE(4) + 8
  return kind === 'svg' && !/<\/svg\s*>|<svg[^>]*\/>/i.test(end.toString('latin1'))
}
