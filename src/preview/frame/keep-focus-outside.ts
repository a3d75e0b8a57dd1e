/**
 * A modal takes the focus when it opens. In the preview it would take it out of the list or the
 * editor at every change, so it may only once the writer has gone into the frame.
 */
export function keepFocusOutside(): void {
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
