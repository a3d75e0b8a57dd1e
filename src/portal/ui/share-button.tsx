import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'

/** Hands a text to the phone's own way of sharing. Nothing where the browser has none. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  if (!('share' in navigator)) return null
  async function share() {
    try {
      await navigator.share({ title, text })
    } catch {
      // The student closed the phone's list of apps, or it is open already: nothing is to be said.
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" size="1.1em" />
      Share
    </Button>
  )
}
