import { useEffect, useState } from 'react'
import { adviseOnLinks, type TaskLinks } from './link-advice/advise.ts'

const TYPING_PAUSE_MS = 1000

/**
 * What to say about the two links that are being typed, renewed when the student pauses: half an
 * address deserves no warning. Start with the links that are in the form.
 */
export function useLinkAdvice(start: TaskLinks) {
  const [links, setLinks] = useState(start)
  const [looked, setLooked] = useState(start)
  useEffect(() => {
    const timer = setTimeout(() => setLooked(links), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [links])
  const shown = adviseOnLinks(looked)
  return {
    links,
    shown,
    type: setLinks,
    /** Shows at once what there is to say. @returns whether the student has not seen that before */
    look(values: TaskLinks): boolean {
      const { documentLink, videoLink } = adviseOnLinks(values)
      setLooked(values)
      return (
        (documentLink !== null && documentLink !== shown.documentLink) ||
        (videoLink !== null && videoLink !== shown.videoLink)
      )
    },
  }
}
