const FOCUSABLE = ':is(a[href], button:enabled, input, select, textarea, [tabindex])'

/**
 * The browser's own dialogs, which jsdom does not have: the focus goes in and comes back, nothing behind
 * the uppermost is found by its role, and Escape asks to close it.
 */
export function addDialogs(): void {
  const hadFocus = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      hideBehind()
      hadFocus.set(this, document.activeElement)
      this.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      hideBehind()
      const had = hadFocus.get(this)
      if (had instanceof HTMLElement) had.focus()
    },
  })
  Object.assign(Element.prototype, { getAnimations: () => [] })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    uppermost()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
}

function hideBehind(): void {
  const top = uppermost()
  for (const element of document.body.children) {
    if (top === undefined || element === top) element.removeAttribute('aria-hidden')
    else element.setAttribute('aria-hidden', 'true')
  }
}

function uppermost(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1)
}
