/** 'no cards', 'one card', '2 cards'. */
export function counted(count: number, what: string): string {
  if (count === 0) return `no ${what}s`
  return count === 1 ? `one ${what}` : `${count} ${what}s`
}
