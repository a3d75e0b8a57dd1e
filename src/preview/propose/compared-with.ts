/** Says how new the accepted version is that this folder is compared with. */
export function comparedWith(fetchedAt: string | null, now: Date): string {
  return fetchedAt === null
    ? 'Compared with the accepted version that this folder began with.'
    : `Compared with the accepted version of ${written(fetchedAt, now)}.`
}

/** Such as 'today, 14:05' or '20 Nov, 14:05', on this computer's clock. */
export function written(moment: string, now: Date): string {
  const at = new Date(moment)
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return `${at.toDateString() === now.toDateString() ? 'today' : day}, ${time}`
}
