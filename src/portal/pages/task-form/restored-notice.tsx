import { useState } from 'react'
import { formatMoment } from '../../time/school-time.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Notice } from '../../ui/notice.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import type { useDraft } from './use-draft.ts'

type RestoredNoticeProps = {
  draft: ReturnType<typeof useDraft>
  /** What the fields hold without a draft. */
  filledIn: Readonly<Record<string, string>>
}

/** Says that the form holds what was typed earlier, and offers to start again. */
export function RestoredNotice({ draft: { found, startAgain }, filledIn }: RestoredNoticeProps) {
  const [asks, setAsks] = useState(false)
  const isOther = Object.entries(found?.fields ?? {}).some(
    ([name, text]) => text !== filledIn[name],
  )
  if (found === null || !isOther) return null
  return (
    <Notice kind="info">
      <p>We kept what you typed on {formatMoment(new Date(found.savedAt))}.</p>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Start again
      </Button>
      {asks && (
        <Confirm
          title="Start again?"
          action="Start again"
          onConfirm={() => {
            startAgain()
            focusHeading() // the button is gone, and the form is a new one
          }}
          onClose={() => setAsks(false)}
        >
          This removes everything that you typed into this form.
        </Confirm>
      )}
    </Notice>
  )
}
