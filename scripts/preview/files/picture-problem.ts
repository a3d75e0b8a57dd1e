import { Buffer } from 'node:buffer'

/** Why a picture must not go online. Whether it is one at all is the check's to say. */
export function pictureProblem(name: string, bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('latin1')
  if (name.endsWith('.svg')) return PROGRAM.test(text) ? HAS_PROGRAM : null
  return HIDDEN.test(text) ? HAS_HIDDEN : null
}

const PROGRAM = /<(?:[\w-]+:)?(?:script|foreignObject|iframe)|\son[a-z]+\s*=|javascript:/i
const HAS_PROGRAM = 'This drawing holds a program. Save it again as a plain drawing, or as PNG.'

/** EXIF, in the chunks of JPEG, of WebP, where it comes last, and of PNG. */
const HIDDEN = /Exif\0\0|EXIF[^]{4}(?:II|MM|Exif)|eXIf(?:II|MM)/
const HAS_HIDDEN =
  'This picture says in hidden words where and when it was taken. Choose it once more, so that they are left out.'
