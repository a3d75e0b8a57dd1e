import { cleanPicture } from '../../pictures/clean-picture.ts'
import { isAvif, isHeic } from '../../../src/content/picture-kinds.ts'
import { LARGEST_PICTURE_BYTES } from '../../../src/content/picture-size.ts'
import type { Content } from '../content.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { readDrawing } from './drawing.ts'

/** Pictures that no browser shows, that could run a program, or that load too slowly on a phone. */
export function checkPictures({ files, sorted }: Content): Problem[] {
  return [...sorted.pictures].flatMap((file) => {
    const bytes = files.get(file)
    if (!(bytes instanceof Uint8Array)) return []
    const finding = findingIn(file, Buffer.from(bytes)) ?? findingInSize(bytes)
    return finding ? error(topOf(file), ...finding) : []
  })
}

function findingInSize({ length }: Uint8Array): Finding | null {
  if (length <= LARGEST_PICTURE_BYTES) return null
  return [
    `This picture has ${(length / 1_000_000).toFixed(1)} MB, and students pay for the download.`,
    'Make it smaller than 1 MB: at most 1,600 pixels wide, as JPEG or WebP.',
  ]
}

/** The bytes at the beginning of each kind of picture, by the ending of its name. */
const BEGINNINGS: Readonly<Record<string, { readonly test: (beginning: string) => boolean }>> = {
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: { test: isAvif },
  svg: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i,
}

function findingIn(file: string, bytes: Buffer): Finding | null {
  const ending = /[^.]*$/.exec(file)?.[0] ?? ''
  const beginning = bytes.subarray(0, 400).toString('latin1')
  if (isHeic(beginning)) return HEIC
  if (!BEGINNINGS[ending]?.test(beginning)) {
    return [`This file is broken, or not a picture of the kind .${ending}.`, SAVE_AGAIN]
  }
  if (ending === 'svg') return findingInDrawing(bytes)
  return cleanPicture(bytes) === null ? ['The end of this picture is missing.', SAVE_AGAIN] : null
}

const SAVE_AGAIN = 'Save the original picture again, and replace this file with the new one.'
const HEIC: Finding = [
  'Browsers do not show pictures of this kind (HEIC).',
  'Save it as JPEG on the phone or computer that made it, and replace this file with the new one.',
]

function findingInDrawing(bytes: Buffer): Finding | null {
  const { isDrawing, hidden } = readDrawing(bytes)
  if (hidden !== null) {
    return [
      `This drawing holds ${hidden}, which can be or hide a program.`,
      'Delete it, or save it again as a plain drawing or as PNG.',
    ]
  }
  return isDrawing ? null : ['This drawing is broken: no browser shows it.', SAVE_AGAIN]
}
