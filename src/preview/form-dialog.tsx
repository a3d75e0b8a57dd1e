import { useId, type ReactNode } from 'react'
import { Button } from '../portal/ui/button.tsx'
import { Modal } from '../portal/ui/modal.tsx'
import parts from './parts.module.css'

type FormDialogProps = {
  title: string
  /** The id of what gets the focus back. */
  returnFocusTo: string
  /** What the button says that sends the form. */
  action: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A modal with a form in it, and Cancel beside the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, returnFocusTo, action, busy, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <Modal
      title={title}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={busy}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
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
