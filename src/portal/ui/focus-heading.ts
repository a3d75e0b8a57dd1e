/** Where the focus belongs on a page that has just come, or when what had it is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
