/** How long a browser may take to fetch what it saves. */
const KEPT_MS = 60_000

/** Hands a calendar file to the browser, which saves it or, as on iPhones, opens it in the calendar. */
export function saveCalendar(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
