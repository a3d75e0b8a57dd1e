import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ignoreDoubleTapOn } from '../../ui/second-tap.ts'
import { adviseOnLinks, type TaskLinks } from './link-advice.ts'

/** Advice about the two links, given when the student submits. */
export function useLinkAdvice(start: TaskLinks) {
  const [links, setLinks] = useState(start)
  const [given, setGiven] = useState<readonly string[]>([])
  const applying = adviseOnLinks(links)
  return {
    links,
    setLinks,
    /** The advice that was given and still applies. */
    current: given.filter((sentence) => applying.includes(sentence)),
    /**
     * Shows the advice above the button and scrolls, so that the button stays under the student's thumb.
     * @returns whether any advice is new
     */
    showIfNew(values: TaskLinks, form: Element): boolean {
      const sentences = adviseOnLinks(values)
      if (sentences.every((sentence) => given.includes(sentence))) return false
      const { bottom } = form.getBoundingClientRect()
      flushSync(() => {
        setLinks(values)
        setGiven(sentences)
      })
      document.documentElement.scrollTop += form.getBoundingClientRect().bottom - bottom
      ignoreDoubleTapOn(form)
      return true
    },
  }
}
