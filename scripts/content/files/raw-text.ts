import { isUtf8 } from 'node:buffer'

/** A file as it is, its byte-order mark included; null where bytes would be lost on the way back. */
export function rawText(bytes: Uint8Array | string | undefined): string | null {
  if (typeof bytes === 'string') return bytes
  if (bytes === undefined || !isUtf8(bytes)) return null
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
