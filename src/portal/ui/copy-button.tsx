import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { Button } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type CopyButtonProps = {
  /** Names the copied text in the button's accessible name. */
  what: string
  /** The element to copy, or to select if the browser refuses to copy. */
  source: RefObject<HTMLElement | null>
  /** Copied instead of the element's own text. */
  text?: string
}

type Answer = 'copied' | 'selected'

const ANSWER_SHOWN_MS = 2500

/** Copies a text that the student needs elsewhere. Selects it if the browser refuses to copy. */
export function CopyButton({ what, source, text }: CopyButtonProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (answer === null) return undefined
    const clear = () => setAnswer(null)
    const timer = setTimeout(clear, ANSWER_SHOWN_MS)
    // A press may change the selection. Another Copy button gives its own answer.
    addEventListener('click', clear, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', clear, true)
    }
  }, [answer])

  async function copy() {
    const element = source.current
    if (element === null) return
    try {
      await navigator.clipboard.writeText(text ?? element.textContent)
      setAnswer('copied')
    } catch {
      // The clipboard is missing, or the page may not write to it.
      getSelection()?.selectAllChildren(element)
      setAnswer('selected')
    }
  }

  return (
    <>
      <Button variant="quiet" aria-label={`Copy ${what}`} onClick={() => void copy()}>
        {answer === 'copied' ? (
          <Check aria-hidden="true" size="1.1em" />
        ) : (
          <Copy aria-hidden="true" size="1.1em" />
        )}
        {answer === null ? 'Copy' : answer === 'copied' ? 'Copied' : 'Selected'}
      </Button>
      <VisuallyHidden role="status">
        {answer === null ? '' : announcement(answer, what)}
      </VisuallyHidden>
    </>
  )
}

function announcement(answer: Answer, what: string): string {
  return answer === 'copied' ? `${what} copied` : `${what} is selected. Copy it from there.`
}
