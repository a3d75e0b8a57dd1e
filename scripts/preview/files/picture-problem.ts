import { Buffer } from 'node:buffer'

const BEGINNINGS: readonly (readonly [endings: RegExp, bytes: RegExp])[] = [
  [/\.png$/, /^\x89PNG\r\n/],
  [/\.jpe?g$/, /^\xff\xd8\xff/],
  [/\.webp$/, /^RIFF[^]{4}WEBP/],
  [/\.gif$/, /^GIF8[79]a/],
  [/\.avif$/, /^[^]{4}ftypavi[fs]/],
]

/** Why the bytes are no picture of the kind that its name says, or one that must not go online. */
export function pictureProblem(name: string, bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('latin1')
  if (name.endsWith('.svg')) {
    if (!/<svg[\s>]/i.test(text)) return 'This file is no drawing that a browser can show.'
    return PROGRAM.test(text)
      ? 'This drawing holds a program. Save it again as a plain drawing, or as PNG.'
      : null
  }
  const begins = BEGINNINGS.find(([endings]) => endings.test(name))?.[1]
  if (!begins?.test(text)) return 'This file is no picture of the kind that its name says.'
  return HIDDEN.test(text.slice(0, 100_000))
    ? 'This picture says in hidden words where and when it was taken. Choose it once more, so that they are left out.'
    : null
}

const PROGRAM = /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:/i

/** EXIF, in the chunks of JPEG, WebP and PNG. */
const HIDDEN = /Exif\0\0|EXIF[^]{4}(?:II|MM|Exif)|eXIf/
