/** Text as it stands, or as an expression where JSX would read something else. */
export function jsxText(value: string): string {
  return /[{}<>&\p{Cc}\p{Cs}]/u.test(value) || value.trim() === ''
    ? `{${JSON.stringify(value)}}`
    : value
}
