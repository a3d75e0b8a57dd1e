/**
 * Lets the frame take the focus only while the writer is in it. A modal takes the focus when it
 * opens, which would pull the writer out of the list or the editor at every change.
 */
export function keepFocusOutside(): void {
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
