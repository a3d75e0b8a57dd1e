import { Dialog } from 'radix-ui'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'
import { useNoSecondTap } from './use-no-second-tap.ts'

type ModalProps = {
  title: string
  /** Stands before the title. */
  icon?: ReactNode
  description?: ReactNode
  /** The id of the button that opens it. By default the focus goes back to who had it. */
  opener?: string
  /** Called when the student closes it: by the Close button, Escape, or a press beside it. */
  onClose: () => void
  children?: ReactNode
  /** The buttons: always in view, however long the text above them is. */
  actions: ReactNode
}

/** The frame of every modal: shown while rendered; the focus goes in, and back when it closes. */
export function Modal({
  title,
  icon,
  description,
  opener,
  onClose,
  children,
  actions,
}: ModalProps) {
  // Radix gives the focus back to its own kind of trigger. There is none here, so we remember who had it.
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    before.current ??= document.activeElement
  }, [])
  const { onPointerDownCapture, ...presses } = useNoSecondTap()
  const returnFocus = (event: Event) => {
    event.preventDefault()
    // Something else may have opened in its place.
    if (document.activeElement !== document.body) return
    const wanted = opener === undefined ? before.current : document.getElementById(opener)
    if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true })
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} onPointerDownCapture={onPointerDownCapture}>
          <Dialog.Content
            className={styles.content}
            onCloseAutoFocus={returnFocus}
            {...presses}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <header className={styles.header}>
              {icon}
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              </Dialog.Close>
            </header>
            <div className={styles.body}>
              {description !== undefined && (
                <Dialog.Description className={styles.description}>
                  {description}
                </Dialog.Description>
              )}
              {children}
            </div>
            <footer className={styles.actions}>{actions}</footer>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
