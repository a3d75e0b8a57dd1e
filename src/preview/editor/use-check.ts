import { useEffect, useState } from 'react'
import type { Saving, Tried } from '../exchange.ts'
import { tryWording } from './files.ts'

/** How long a writer pauses between two words at most. */
const PAUSE_MS = 250

/** What the check says of what is typed; the last answer stays until the next one. */
export function useCheck(file: string, saving: Saving | null, version: number): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null)
  const wanted = saving && JSON.stringify(saving)
  useEffect(() => {
    if (wanted === null) return undefined
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await tryWording(file, JSON.parse(wanted) as Saving, stop.signal)
      if (answer && !stop.signal.aborted) setTried(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [file, wanted, version])
  return tried
}
