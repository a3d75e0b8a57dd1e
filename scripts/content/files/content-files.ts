import { isUtf8 } from 'node:buffer'

/** What a file holds: its text as it stands there, or bytes where they are no text. */
export type FileContent = string | Uint8Array

/** Files by their paths from the project's root, such as content/site.json. */
export type ContentFiles = ReadonlyMap<string, FileContent>

/** What a file of this name holds, as content knows it. */
export function contentOf(file: string, bytes: Uint8Array): FileContent {
  return /\.(?:md|json)$/.test(file) ? (rawText(bytes) ?? bytes) : bytes
}

/** A file as it is, its byte-order mark included; null where bytes would be lost on the way back. */
export function rawText(content: FileContent | undefined): string | null {
  if (typeof content === 'string') return content
  if (content === undefined || !isUtf8(content)) return null
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
}

/**
 * A file's text without what editors add unasked: a byte-order mark at its beginning and Windows
 * line ends. What is no text in it becomes U+FFFD.
 */
export function plainText(content: FileContent): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** A plain text with the byte-order mark and the line ends of the file that it is for. */
export function asIn(raw: string, text: string): string {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + (raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
}
