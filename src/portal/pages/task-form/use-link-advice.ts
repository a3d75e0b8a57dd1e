import { useState } from 'react'
import { flushSync } from 'react-dom'
import { noteOpened } from '../../ui/second-tap.ts'
import { adviseOnLinks, type TaskLinks } from './link-advice.ts'

/** Advice about the two links, given when the student submits. */
export function useLinkAdvice(start: TaskLinks) {
  const [links, setLinks] = useState(start)
  const [told, setTold] = useState<readonly string[]>([])
  const now = adviseOnLinks(links)
  return {
    links,
    type: setLinks,
    /** The advice that was given and still applies. */
    shown: told.filter((sentence) => now.includes(sentence)),
    /**
     * Shows the advice above the button and scrolls, so that the button stays under the student's thumb.
     * @returns whether any advice is new
     */
    tell(values: TaskLinks, form: Element): boolean {
      const found = adviseOnLinks(values)
      if (found.every((sentence) => told.includes(sentence))) return false
      const { bottom } = form.getBoundingClientRect()
      flushSync(() => {
        setLinks(values)
        setTold(found)
      })
      document.documentElement.scrollTop += form.getBoundingClientRect().bottom - bottom
      noteOpened(form)
      return true
    },
  }
}
