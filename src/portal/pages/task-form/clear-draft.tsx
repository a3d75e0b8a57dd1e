import { Confirm } from '../../ui/confirm.tsx'

type ClearDraftProps = { onConfirm: () => void; onClose: () => void }

/** Asks before a draft is deleted. */
export function ClearDraft(answers: ClearDraftProps) {
  return (
    <Confirm title="Clear draft?" action="Clear draft" {...answers}>
      Everything you typed into this form will be deleted.
    </Confirm>
  )
}
