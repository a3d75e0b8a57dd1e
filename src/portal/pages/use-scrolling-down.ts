import { useEffect, useState } from 'react'

/** Ignore smaller steps: a trembling thumb, or a browser bar that appears or hides. */
const STEP_PX = 8

/** True while the student scrolls down; false on the way up and at both ends of the page. */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    // Every page starts at its top. Reading scrollY here would force a layout.
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
