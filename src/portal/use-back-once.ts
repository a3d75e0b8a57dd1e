import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Goes back from a step of the history. The browser takes a moment for it, and a second press must not go back twice. */
export function useBackOnce(): () => void {
  const { history } = useRouter()
  const gone = useRef(false)
  return () => {
    if (gone.current) return
    gone.current = true
    history.back()
  }
}
