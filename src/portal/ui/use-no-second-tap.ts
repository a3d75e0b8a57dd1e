import { useLayoutEffect, useRef, type MouseEvent } from 'react'

const UNSTEADY_MS = 500

/** When something last rose under the pointer, by the page's own clock. */
let risenAt = -UNSTEADY_MS

/** Says that from now on something else stands where the pointer may press once more. */
export function rise(): void {
  risenAt = performance.now()
}

/**
 * The second tap of a double tap hits what has just risen under the thumb: a link, Send again, Close.
 * So a pointer's press counts only where it began half a second after this, or something in it, rose.
 * Keyboards and screen readers press down no pointer: they count at once.
 */
export function useNoSecondTap() {
  useLayoutEffect(rise, [])
  const tooEarly = useRef(false)
  return {
    onPointerDownCapture: () => {
      tooEarly.current = performance.now() - risenAt < UNSTEADY_MS
    },
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0
      if (!byPointer || !tooEarly.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
