/** Moves the focus to the page's heading: on a new page, or when the element that had it is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
