/** A text in double quotes, as fields are written. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

/** Quotes as word processors make them, at one end at least, and any at the other. */
export function isCurlyQuoted(value: string): boolean {
  if (value.length < 2) return false
  return /^[“”„‘"][^]*[“”’"]$/.test(value) && /^[“”„‘]|[“”]$/.test(value)
}
