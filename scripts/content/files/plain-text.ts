/**
 * A file's text without what editors add unasked: a byte-order mark at its beginning and Windows
 * line ends. What is no text in it becomes U+FFFD.
 */
export function plainText(bytes: Uint8Array | string): string {
  const text = typeof bytes === 'string' ? bytes : new TextDecoder('utf-8').decode(bytes)
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
