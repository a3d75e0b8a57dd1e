import type { FileContent } from './content-files.ts'

/**
 * A file's text without what editors add unasked: a byte-order mark at its beginning and Windows
 * line ends. What is no text in it becomes U+FFFD.
 */
export function plainText(content: FileContent): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
