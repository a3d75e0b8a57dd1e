/** What the focus went on to by itself. */
let given: Element | null = null

/** Whether nothing has the focus, or what it went on to by itself. */
export function isFocusFree(): boolean {
  return [document.body, given].includes(document.activeElement)
}

/**
 * What has the focus can go away under the writer: a save elsewhere mends a problem, removes a card,
 * settles a conflict. The focus then goes on to what stands nearest, not to the top of the page.
 */
export function keepFocus(): void {
  /** What had the focus last, and all that was around it, from the inside out. */
  let around: readonly Element[] = []
  addEventListener('focusin', ({ target }) => {
    around = target instanceof Element ? lineOf(target) : []
  })
  // Who presses beside everything gives it up.
  addEventListener('pointerdown', () => (around = []))
  const look = (): void => {
    if (document.activeElement !== document.body || around[0]?.isConnected !== false) return
    const next = around
      .filter(({ isConnected }) => isConnected)
      .flatMap((element) => Array.from(element.querySelectorAll<HTMLElement>(CONTROL)))
    given = next.find((control) => control.checkVisibility()) ?? null
    if (given instanceof HTMLElement) given.focus({ preventScroll: true })
  }
  // Two frames later: who closed something by themselves has a better place for it.
  const observer = new MutationObserver(() =>
    requestAnimationFrame(() => requestAnimationFrame(look)),
  )
  observer.observe(document.body, { childList: true, subtree: true })
}

const CONTROL = ':is(a[href], button, input, select, textarea, summary):not(:disabled)'

function lineOf(element: Element): Element[] {
  const { parentElement } = element
  return [element, ...(parentElement === null ? [] : lineOf(parentElement))]
}
