const DOUBLE_TAP_MS = 300
const THUMB_PX = 24

type Press = { readonly x: number; readonly y: number; readonly at: number }

let last: Press | null = null
let opening: { press: Press; surface: Element } | null = null

/** Says that the last press has opened something, or has written into it: it may lie under the pointer now. */
export function noteOpened(surface: Element): void {
  opening = last && { press: last, surface }
}

/**
 * The second tap of a double tap hits what the first has opened: a link, Send again, Close. So a press
 * where and just after the opening one was does nothing. Keyboards and screen readers press down no
 * pointer: they always count.
 * @returns a function that stops it
 */
export function ignoreSecondTaps(): () => void {
  let isSecond = false
  const notePress = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    last = { x, y, at }
    isSecond =
      opening !== null &&
      at - opening.press.at <= DOUBLE_TAP_MS &&
      Math.hypot(x - opening.press.x, y - opening.press.y) <= THUMB_PX
  }
  const ignore = (click: MouseEvent) => {
    const byPointer = click.detail > 0
    const isOnSurface = click.target instanceof Node && opening?.surface.contains(click.target)
    if (!byPointer || !isSecond || !isOnSurface) return
    click.preventDefault()
    click.stopPropagation()
  }
  document.addEventListener('pointerdown', notePress, true)
  document.addEventListener('keydown', forgetPress, true)
  document.addEventListener('click', ignore, true)
  return () => {
    document.removeEventListener('pointerdown', notePress, true)
    document.removeEventListener('keydown', forgetPress, true)
    document.removeEventListener('click', ignore, true)
  }
}

/** After a key, the key opens what opens next, and not the press before it. */
function forgetPress(): void {
  last = null
}
