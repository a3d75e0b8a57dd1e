import { useEffect, useState } from 'react'

/** Less than this is a trembling thumb, or a browser's bar that comes and goes. */
const STEP_PX = 8

/** True once the student scrolls down a page; false on the way up, and at either end of it. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    // Every page begins at its top. To ask would have the browser lay it out at once.
    let last = 0
    const look = () => {
      const { scrollY, innerHeight } = window
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - STEP_PX
      if (Math.abs(scrollY - last) < STEP_PX && !isAtEnd) return
      setDown(scrollY > Math.max(last, 0) && !isAtEnd)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return down
}
