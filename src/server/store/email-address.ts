/** One spelling of an address, so that 'Ada@Example.org ' and 'ada@example.org' are the same student. */
export function sameSpelling(address: string): string {
  return address.trim().toLowerCase()
}
