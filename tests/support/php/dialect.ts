/** json_encode with its default flags: slashes escaped, everything beyond ASCII as \uXXXX. */
export function jsonEncode(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A body as a script prints it, where an editor saved a byte-order mark into each of two included files. */
export function printed(answer: unknown): string {
  return `\uFEFF\uFEFF${jsonEncode(answer)}`
}
