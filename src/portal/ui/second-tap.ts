const DOUBLE_TAP_MS = 300
const THUMB_PX = 24

type Press = { readonly x: number; readonly y: number; readonly at: number }

let last: Press | null = null
let opening: { press: Press; surface: Element } | null = null

/** Records that the last press opened or changed this surface, which may now be under the pointer. */
export function ignoreDoubleTapOn(surface: Element): void {
  opening = last && { press: last, surface }
}

/**
 * The second tap of a double tap could hit a control that the first tap opened: a link, Send again, Close.
 * So ignore a tap close to the opening tap in time and place. Clicks by keyboard or screen reader have no
 * pointer and always count.
 * @returns a function that removes the listeners
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

/** After a key press, the next surface is opened by the key, not by the last pointer press. */
function forgetPress(): void {
  last = null
}
