import { Dialog } from 'radix-ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './modal.module.css'

type ModalProps = {
  title: string
  description?: ReactNode
  /** Called when the student closes it: by the Close button, Escape, or a press beside it. */
  onClose: () => void
  /** Runs instead of the return of focus to what opened the modal. */
  onReturnFocus?: (event: Event) => void
  children: ReactNode
}

/** The frame of every modal: shown while rendered; the focus goes in, and back when it closes. */
export function Modal({ title, description, onClose, onReturnFocus, children }: ModalProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay}>
          <Dialog.Content
            className={styles.content}
            {...(onReturnFocus && { onCloseAutoFocus: onReturnFocus })}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close className={styles.close} aria-label="Close">
                <X aria-hidden="true" />
              </Dialog.Close>
            </header>
            {description !== undefined && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
