import { MessageCircleQuestionMark, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CHAT_SANDBOX } from '../../content/chat-sandbox.ts'
import { site } from '../../content/compiled/index.ts'
import { whenIdle } from '../when-loaded.ts'
import { Button } from '../ui/button.tsx'
import styles from './chat-frame.module.css'
import { useScrollingDown } from './use-scrolling-down.ts'

declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

type ChatFrameProps = {
  /**
   * `corner` floats over the page. `end` floats only on wide screens: on a phone it would cover the
   * form, so it comes below the page.
   */
  place: 'corner' | 'end'
}

/**
 * The chat widget: a button that opens an iframe, which loads when the browser is idle. It is named Help
 * if it has only contacts. All third-party code stays in the iframe and disappears with it.
 */
export function ChatFrame({ place }: ChatFrameProps) {
  const idle = useIdle()
  const [open, setOpen] = useState(false)
  const scrollingDown = useScrollingDown()
  const widget = useRef<HTMLElement>(null)
  const isChat = site.chat.kind !== 'contacts'
  useEffect(() => {
    // At the end of a page the frame opens below the viewport.
    if (open) widget.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <aside
      ref={widget}
      className={`stack ${styles.chat}`}
      data-place={place}
      data-open={open || undefined}
      data-away={(scrollingDown && !open) || undefined}
      aria-label={isChat ? 'Chat' : 'Contacts'}
    >
      {(idle || open) && (
        // A hosted chat needs storage and has its own origin. A vendor's script would share ours: sandbox it.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          sandbox={site.chat.kind === 'script' ? CHAT_SANDBOX : undefined}
          className="panel"
          data-kind={site.chat.kind}
          src="/chat.html"
          // A vendor's script could read the address, with the card that is open.
          referrerPolicy="no-referrer"
          title={isChat ? 'Chat with the school' : 'Contacts of the school'}
          hidden={!open}
        />
      )}
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? (
          <X aria-hidden="true" size="1.25em" />
        ) : (
          <MessageCircleQuestionMark aria-hidden="true" size="1.25em" />
        )}
        {/* In the corner of a phone the label would cover too much of the page. */}
        <span className={place === 'corner' ? 'visually-hidden' : undefined}>
          {isChat ? 'Chat' : 'Help'}
        </span>
      </Button>
    </aside>
  )
}

/** True once the browser is idle; never if the student has asked the browser to save data. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (navigator.connection?.saveData !== true) return whenIdle(() => setIdle(true))
    return undefined
  }, [])
  return idle
}
