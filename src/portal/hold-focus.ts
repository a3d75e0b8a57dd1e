const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Remembers what has the focus now, by what it is and what it says.
 * @returns gives the focus back to the same one, where what had it was made anew meanwhile, or to what stands
 * in its place, where it is gone
 */
export function holdFocus(): () => void {
  const held = document.activeElement
  if (held === null || held === document.body) return () => {}
  const named = nameOf(held)
  const index = like(named).indexOf(held)
  const place = controls().indexOf(held)
  return () => {
    if (held.isConnected) return
    const next = like(named)[index] ?? controls()[place]
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
}

function controls(): Element[] {
  return [...document.querySelectorAll(CONTROL)]
}

function like(named: string): Element[] {
  return controls().filter((control) => nameOf(control) === named)
}

function nameOf(element: Element): string {
  const { tagName, id, textContent } = element
  return [tagName, id, element.getAttribute('aria-label') ?? textContent].join('\n')
}
