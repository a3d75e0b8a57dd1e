import { useEffect, useState } from 'react'
import { readState, writeState, type PreviewState } from '../state.ts'

/** The state in the address, and a function that goes to another one as a step of the history. */
export function useAddress(): readonly [PreviewState, (next: PreviewState) => void] {
  const [query, setQuery] = useState(location.search)
  useEffect(() => {
    const follow = () => setQuery(location.search)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = (next: PreviewState): void => {
    const wanted = writeState(next)
    if (wanted === location.search) return
    history.pushState(null, '', wanted)
    setQuery(wanted)
  }
  return [readState(query), go]
}
