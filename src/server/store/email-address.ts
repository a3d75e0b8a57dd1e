/** One spelling of an address: 'Ada@Example.org ' and 'ada@example.org' are the same student. */
export function normalizeEmail(address: string): string {
  return address.trim().toLowerCase()
}
