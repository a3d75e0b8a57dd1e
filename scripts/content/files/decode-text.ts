import { isUtf8 } from 'node:buffer'
import type { Report } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

const LARGEST_BYTES = 1_000_000

/**
 * Turns a file's bytes into text: a byte-order mark and Windows line ends, which editors add
 * without asking, are dropped. Null, with the problem reported, when it is no readable text.
 */
export function decodeText(
  file: string,
  bytes: Uint8Array | string,
  report: Report,
): Source | null {
  const start = { file, line: 1, column: 1 }
  if (bytes.length > LARGEST_BYTES) {
    report(
      start,
      'This file is far too large for a text.',
      'Keep a text below one megabyte; split it, or remove what was pasted by mistake.',
    )
    return null
  }
  const text = plain(typeof bytes === 'string' ? bytes : new TextDecoder('utf-8').decode(bytes))
  const place = (offset: number) => placeAt({ file, text }, offset)
  if (typeof bytes !== 'string' && !isUtf8(bytes)) {
    const sentence = 'A character here is not stored as UTF-8.'
    report(
      place(Math.max(0, text.indexOf('\uFFFD'))),
      sentence,
      'Save the file in the encoding UTF-8.',
    )
    return null
  }
  const control = text.search(CONTROL)
  if (control !== -1) {
    const sentence = 'Here is an invisible control character.'
    report(place(control), sentence, 'Delete it; it often comes along when text is copied.')
    return null
  }
  return { file, text }
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/

function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
