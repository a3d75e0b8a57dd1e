const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Remembers the focused control by its tag, id and name.
 * @returns a function that restores the focus after a remount: to the same control, or to the control
 * now in its position
 */
export function saveFocus(): () => void {
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
