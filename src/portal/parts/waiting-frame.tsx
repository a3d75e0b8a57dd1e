import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import styles from './waiting-frame.module.css'

type WaitingFrameProps = {
  title: string | undefined
  isMissing: boolean
  onRetry: () => void
  onClose: (() => void) | undefined
}

/** Stands in place of a modal that has not arrived yet. The browser itself keeps the focus in it. */
export function WaitingFrame({ title, isMissing, onRetry, onClose }: WaitingFrameProps) {
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = frame
    current?.showModal()
    // Gives the focus back to who had it, so that the modal finds it there.
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-label={title ?? 'Loading'}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className={styles.header}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        {onClose !== undefined && (
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {isMissing ? (
        <TryAgain onRetry={onRetry} busy={false}>
          This could not be loaded. Check your connection and try again.
        </TryAgain>
      ) : (
        <p className={styles.loading} role="status">
          <Spinner large />
          Loading…
        </p>
      )}
    </dialog>
  )
}
