import { Buffer } from 'node:buffer'

/** EXIF, in the chunks of JPEG, of WebP, where it comes last, and of PNG. */
const HIDDEN = /Exif\0\0|EXIF[^]{4}(?:II|MM|Exif)|eXIf(?:II|MM)/

/** Whether a picture says in hidden words where and when it was taken. */
export function tellsWhere(bytes: Uint8Array): boolean {
  return HIDDEN.test(Buffer.from(bytes).toString('latin1'))
}
