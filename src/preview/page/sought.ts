/** The words to find, as the writer typed them. */
export function soughtIn(typed: string): string {
  return typed.trim().toLowerCase()
}

/** Where a text has the sought words, in capital or small letters. */
export function placesOf(text: string, sought: string): { start: number; end: number }[] {
  // Not by the text in small letters, which can be longer.
  const found = text.matchAll(new RegExp(sought.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu'))
  return Array.from(found, ({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

/** A text before the sought words, the words, and the text behind them; null if it does not have them. */
export function splitAt(text: string, sought: string): [string, string, string] | null {
  const [place] = placesOf(text, sought)
  if (place === undefined) return null
  const { start, end } = place
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}
