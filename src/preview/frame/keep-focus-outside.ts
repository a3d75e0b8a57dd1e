/**
 * Lets the frame take the focus only while the writer is in it. A modal focuses itself when it opens:
 * that would pull the writer out of the list or the form.
 */
export function keepFocusOutside(): void {
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
