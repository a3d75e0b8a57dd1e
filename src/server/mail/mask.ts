/** For the log: 'a…@example.org'. */
export function maskAddress(address: string): string {
  return address.replace(/^(.).*@/su, '$1…@')
}
