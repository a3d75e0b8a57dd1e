import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

type ConfirmProps = {
  /** The question. */
  title: string
  /** The consequence of confirming. */
  children: ReactNode
  /** The label of the confirm button. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export function Confirm({ title, children, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal
      title={title}
      description={children}
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  )
}
