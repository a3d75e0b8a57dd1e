import type { Report } from './problem.ts'
import { placeAt, type Source } from './source.ts'

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
  if (typeof bytes === 'string') return { file, text: plain(bytes) }
  try {
    return { file, text: plain(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    const text = plain(new TextDecoder('utf-8').decode(bytes))
    const place = placeAt({ file, text }, Math.max(0, text.indexOf('\uFFFD')))
    report(
      place,
      'A character here is not stored as UTF-8.',
      'Save the file in the encoding UTF-8.',
    )
    return null
  }
}

function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
