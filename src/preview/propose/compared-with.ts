/** Says how new the accepted version is that this folder is compared with. */
export function comparedWith(fetchedAt: string | null, now: Date): string {
  if (fetchedAt === null) return 'Compared with the accepted version that this folder began with.'
  const fetched = new Date(fetchedAt)
  const time = fetched.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = fetched.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  const isToday = fetched.toDateString() === now.toDateString()
  return `Compared with the accepted version of ${isToday ? 'today' : day}, ${time}.`
}
