/** The words to find, as the writer typed them. */
export function soughtIn(typed: string): string {
  return typed.trim().toLowerCase()
}

/** A text before the sought words, the words, and the text behind them; null if it does not have them. */
export function splitAt(text: string, sought: string): [string, string, string] | null {
  const at = text.toLowerCase().indexOf(sought)
  const end = at + sought.length
  return at === -1 ? null : [text.slice(0, at), text.slice(at, end), text.slice(end)]
}
