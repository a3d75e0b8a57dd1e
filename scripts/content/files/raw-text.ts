import { isUtf8 } from 'node:buffer'
import type { FileContent } from './content-files.ts'

/** A file as it is, its byte-order mark included; null where bytes would be lost on the way back. */
export function rawText(content: FileContent | undefined): string | null {
  if (typeof content === 'string') return content
  if (content === undefined || !isUtf8(content)) return null
  return DECODER.decode(content)
}

/** What a file of this name holds, as content knows it. */
export function contentOf(file: string, bytes: Uint8Array): FileContent {
  return /\.(?:md|json)$/.test(file) ? (rawText(bytes) ?? bytes) : bytes
}

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true })
