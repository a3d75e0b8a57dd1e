import { useId, type ReactNode } from 'react'
import { Button } from '../portal/ui/button.tsx'
import { Modal } from '../portal/ui/modal.tsx'
import parts from './parts.module.css'

type FormDialogProps = {
  title: string
  /** The id of the button that opens it. */
  returnFocusTo: string
  /** The label of the submit button. */
  action: string
  busy: boolean
  /** Nothing is left to cancel. */
  isDone?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A modal with a form, its submit button, and Cancel. */
export function FormDialog({
  action,
  busy,
  isDone = false,
  onSubmit,
  children,
  ...modal
}: FormDialogProps) {
  const id = useId()
  return (
    <Modal
      {...modal}
      actions={
        <>
          <Button type="submit" form={id} busy={busy}>
            {action}
          </Button>
          {!isDone && (
            <Button variant="secondary" onClick={modal.onClose}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        className={parts.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Modal>
  )
}
