import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

type ConfirmProps = {
  /** The question. */
  title: string
  /** What happens then. */
  children: ReactNode
  /** The button that does it. */
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
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
