import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Goes back from a step of the history. The browser takes a moment for it, and a second press must not go back twice. */
export function useBackOnce(): () => void {
  const { history } = useRouter()
  const left = useRef<typeof history.location>(null)
  return () => {
    if (left.current === history.location) return
    left.current = history.location
    history.back()
  }
}
