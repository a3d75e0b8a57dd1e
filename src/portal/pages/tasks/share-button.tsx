import { Share2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** Opens the phone's share sheet. Renders nothing if the browser has no Web Share API. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  if (!('share' in navigator)) return null
  async function share() {
    try {
      await navigator.share({ title, text })
    } catch {
      // The student closed the share sheet, or it is already open: no message needed.
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" size="1.1em" />
      Share
    </Button>
  )
}
