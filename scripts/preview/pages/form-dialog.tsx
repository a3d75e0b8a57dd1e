import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../src/portal/ui/button.tsx'
import { Modal } from '../../../src/portal/ui/modal.tsx'
import { Notice } from '../../../src/portal/ui/notice.tsx'

/** Where a dialog returns the focus, and what closes it. */
export type Opened = { readonly returnFocusTo: string; readonly onClose: () => void }

type FormDialogProps = Opened & {
  title: string
  /** The label of the submit button. */
  action: string
  /** What the submit button does. */
  asking: { readonly isPending: boolean; readonly error: Error | null }
  /** Whether the submit button can be pressed. */
  isReady?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A modal with a form, its submit button, why the server refused it, and Cancel. */
export function FormDialog({
  action,
  asking,
  isReady = true,
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
          <Refusal of={asking} />
          <Button type="submit" form={id} busy={asking.isPending} disabled={!isReady}>
            {action}
          </Button>
          <Button variant="secondary" onClick={modal.onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="stack"
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

/** Why the server refused. */
export function Refusal({ of: { error } }: { of: Pick<FormDialogProps['asking'], 'error'> }) {
  return error && <Notice kind="error">{error.message}</Notice>
}

type DialogButtonProps = {
  label: string
  /** There is nothing to open now; an open dialog stays. */
  isHidden?: boolean
  children: (opened: Opened) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ label, isHidden = false, children }: DialogButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isHidden && (
        <Button id={id} variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && children({ returnFocusTo: id, onClose: () => setOpen(false) })}
    </>
  )
}
