import { isAvif, isHeic } from '../../../src/content/picture-kinds.ts'
import { LARGEST_PICTURE_BYTES } from '../../../src/content/picture-size.ts'
import type { Content } from '../content.ts'
import { error, warning, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { suggestOf } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Pictures that are not there, that no browser shows, or that take a student's phone too long. */
export function checkPictures({ files, sorted, uses }: Content): Problem[] {
  const missing = uses.filter(({ kind, name }) => kind === 'picture' && !sorted.pictures.has(name))
  return [
    ...oneForEach(missing, (name) => explainMissing(name, sorted.pictures)),
    ...[...sorted.pictures, ...sorted.logos].flatMap((file) => {
      const bytes = files.get(file)
      return bytes instanceof Uint8Array ? checkPicture(file, bytes) : []
    }),
  ]
}

function explainMissing(file: string, pictures: ReadonlySet<string>) {
  const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? []
  const beside = [...pictures].filter((other) => other.startsWith(folder))
  const names = beside.map((other) => other.slice(folder.length))
  const none = 'Put the picture into the same folder and write its file name alone.'
  const advice = names.length === 0 ? none : suggestOf('The pictures beside this file', name, names)
  const message = `There is no picture ${name} in ${folder.replace(/\/$/, '')}.`
  return { rule: 'unknown-picture', message, advice }
}

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

function checkPicture(file: string, bytes: Uint8Array): Problem[] {
  const ending = /[^.]*$/.exec(file)?.[0] ?? ''
  const beginning = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  const kind = KINDS.find(({ begins }) => begins.test(beginning))
  const tell = (message: string, advice: string): Problem[] => [
    error(topOf(file), { rule: 'broken-picture', message, advice }),
  ]
  if (isHeic(beginning)) return tell('Browsers do not show pictures of this kind (HEIC).', AS_JPEG)
  if (!kind) return tell('This file is no picture, or a broken one.', AGAIN)
  if (!kind.ending.test(ending)) {
    const meant = file.replace(/^.*\//, '').replace(/[^.]*$/, kind.name)
    const advice = `Give the file the name ${meant}, here and where it is shown.`
    return tell(`The name ends in .${ending}, but the picture is of another kind.`, advice)
  }
  if (kind.name === 'svg' && holdsProgram(Buffer.from(bytes).toString('latin1'))) {
    return tell(
      'This drawing holds a program, or a line such as <!DOCTYPE that can hide one.',
      PLAIN,
    )
  }
  if (isCutOff(kind.name, bytes)) return tell('This picture is broken: its end is missing.', AGAIN)
  if (bytes.length <= LARGEST_PICTURE_BYTES) return []
  const size = `${(bytes.length / 1_000_000).toFixed(1)} MB`
  const message = `This picture has ${size}, which students pay for when they open it.`
  return [warning(topOf(file), { rule: 'huge-picture', message, advice: SMALLER })]
}

const AGAIN = 'Save the picture again where it came from, and put the new file in its place.'
const AS_JPEG =
  'Save it as JPEG on the phone or computer that made it, and put that file in its place.'
const PLAIN = 'Delete such a line, or save it again as a plain drawing or as PNG.'
const SMALLER = 'Make it smaller, below 0.5 MB: 1600 dots are wide enough, saved as JPEG or WebP.'

// In a page a browser runs none of it. Opened by its own address a drawing is a page of the portal, which only
// the server's policy keeps from running.
const PROGRAM =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe)|<!(?:DOCTYPE|ENTITY)|<\?xml-s|\son[a-z]+\s*=/i
const NUMBERED_SIGN = /&#(?:x([\da-f]+)|(\d+));/gi

function holdsProgram(drawing: string): boolean {
  const read = drawing.replace(NUMBERED_SIGN, (_, hex: string | undefined, decimal: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
  )
  // Browsers leave out tabs and ends of lines in an address.
  return PROGRAM.test(read) || /javascript:/i.test(read.replaceAll(/[\t\n\r]/g, ''))
}

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
