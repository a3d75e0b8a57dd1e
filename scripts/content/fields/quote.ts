/** A text in double quotes, as fields are written. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

/** Quotes as word processors make them, at one end at least, and any at the other. */
export function isCurlyQuoted(value: string): boolean {
  // “A” and “B” has quotes in pairs of its own.
  if (value.length < 2 || /[“”„‘]/.test(value.slice(1, -1))) return false
  return /^[“”„‘"][^]*[“”’"]$/.test(value) && /^[“”„‘]|[“”]$/.test(value)
}
