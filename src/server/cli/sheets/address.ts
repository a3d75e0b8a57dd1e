/** Whether a table is a published sheet instead of a file. */
export function isSheetAddress(file: string): boolean {
  return /^https:\/\//i.test(file)
}

/** A word of a command as a message may print it: whoever has a sheet's address can read the sheet. */
export function withoutSecret(word = ''): string {
  return isSheetAddress(word) ? 'https://…' : word
}
