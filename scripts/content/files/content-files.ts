import { isUtf8 } from 'node:buffer'

/** What a file holds: its text as it is, or bytes if they are not a text. */
export type FileContent = string | Uint8Array

/** Stands for what is no regular file, such as a link to a file elsewhere: nothing reads it. */
export const NO_FILE: FileContent = new Uint8Array()

/** Files by their paths from the project's root, such as content/site.json. */
export type ContentFiles = ReadonlyMap<string, FileContent>

/** The content of a file with this name. */
export function contentOf(file: string, bytes: Uint8Array): FileContent {
  return /\.(?:md|json)$/.test(file) ? (rawText(bytes) ?? bytes) : bytes
}

/** A file's text with its byte-order mark; null if the bytes are not UTF-8. */
export function rawText(content: FileContent | undefined): string | null {
  if (typeof content === 'string') return content
  if (content === undefined || !isUtf8(content)) return null
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
}

/** A file's text without its byte-order mark and Windows line ends. Bytes that are no text become U+FFFD. */
export function plainText(content: FileContent): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

/** A plain text with the byte-order mark and the line ends of a file. */
export function asIn(raw: string, text: string): string {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + (raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
}
