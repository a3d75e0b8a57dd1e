import { useId, type ReactNode } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Modal } from '../../portal/ui/modal.tsx'
import { WaitingButton } from '../waiting-button.tsx'
import styles from './files.module.css'
import { closeDialog } from './store.ts'

type FormDialogProps = {
  title: string
  /** The id of what gets the focus back. */
  opener: string
  /** What the button says that sends the form. */
  action: string
  busy: boolean
  waits: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A modal of Organise with a form in it, and Cancel beside the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, opener, action, busy, waits, onSubmit, children } = props
  const id = useId()
  return (
    <Modal
      title={title}
      opener={opener}
      onClose={closeDialog}
      actions={
        <>
          <WaitingButton type="submit" form={id} busy={busy} waits={waits}>
            {action}
          </WaitingButton>
          <Button variant="secondary" onClick={closeDialog}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
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
