import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'

type ModalProps = {
  title: string
  /** Shown before the title. */
  icon?: ReactNode
  description?: ReactNode
  /** The modal asks a question (role alertdialog). */
  isAlert?: boolean
  /** The id of the button that opens it. By default the focus goes back to where it was. */
  returnFocusTo?: string
  /** Called when the student closes the modal: by the Close button, Escape, or a click on the backdrop. */
  onClose: () => void
  children?: ReactNode
  /** The buttons. They stay in view, however long the text is. */
  actions?: ReactNode
}

/** The frame of every modal; open while rendered. It takes the focus, and returns it on close. */
export function Modal({
  title,
  icon,
  description,
  isAlert = false,
  returnFocusTo,
  onClose,
  children,
  actions,
}: ModalProps) {
  const titleId = useId()
  const descriptionId = useId()
  return (
    <Dialog
      className={styles.overlay}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      isAlert={isAlert}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <section className={`panel stack ${styles.content}`}>
        <header className={`row bar ${styles.header}`}>
          {icon}
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <div className={`blocks ${styles.body}`}>
          {description !== undefined && (
            <p id={descriptionId} className="soft">
              {description}
            </p>
          )}
          {children}
        </div>
        {actions && <footer className={`stack ${styles.actions}`}>{actions}</footer>}
      </section>
    </Dialog>
  )
}
