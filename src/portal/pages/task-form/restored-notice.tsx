import { useState } from 'react'
import { LazyOverlay } from '../../overlay/lazy-overlay.tsx'
import { formatMoment } from '../../time/school-time.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { lazyFormDialogs } from './lazy-form-dialogs.ts'
import type { useDraft } from './use-draft.ts'

type RestoredNoticeProps = { draft: ReturnType<typeof useDraft> }

/** Says that the form shows a saved draft, and offers to clear the draft. */
export function RestoredNotice({ draft: { restored, clear } }: RestoredNoticeProps) {
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  // A cleared draft stays without its fields where it may have been sent.
  if (restored === null || Object.keys(restored.fields).length === 0) return null
  return (
    <Notice kind="info">
      <p>Draft saved on {formatMoment(new Date(restored.savedAt))}.</p>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Clear draft
      </Button>
      {asks && (
        <LazyOverlay module={lazyFormDialogs} onClose={close}>
          {({ ClearDraft }) => (
            <ClearDraft
              onConfirm={() => {
                clear()
                focusHeading() // clearing remounts the form, which removes the focused button
              }}
              onClose={close}
            />
          )}
        </LazyOverlay>
      )}
    </Notice>
  )
}
