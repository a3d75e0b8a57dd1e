import { useRef, useState, type MouseEvent } from 'react'

const UNSTEADY_MS = 500

/**
 * The second tap of a double tap hits what has just risen under the thumb: a link, Send again, Close.
 * So a pointer's press counts only where it began when this had stood for half a second. Keyboards and
 * screen readers press down no pointer: they count at once.
 */
export function useNoSecondTap() {
  const [shownAt] = useState(() => performance.now())
  const tooEarly = useRef(false)
  return {
    /** For what is around: hears where a press begins. */
    onPointerDownCapture: () => {
      tooEarly.current = performance.now() - shownAt < UNSTEADY_MS
    },
    /** For what is pressed. */
    onClickCapture: (event: MouseEvent) => {
      const byPointer = event.detail > 0
      if (!byPointer || !tooEarly.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** For what a press outside closes. */
    onPointerDownOutside: (event: Event) => {
      if (tooEarly.current) event.preventDefault()
    },
  }
}
