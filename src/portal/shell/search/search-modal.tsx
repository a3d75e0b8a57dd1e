import { getRouteApi } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLazyModule } from '../../lazy/lazy-module.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadingArea } from '../../ui/spinner.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import styles from './search-modal.module.css'

const route = getRouteApi('/protected')

type SearchModalProps = {
  /** The id of the Search button. */
  returnFocusTo: string
  onClose: () => void
}

/** The frame of the search; its contents load on first use. On a phone it fills the screen. */
export function SearchModal({ returnFocusTo, onClose }: SearchModalProps) {
  const { searchBox } = route.useRouteContext()
  const box = useLazyModule(searchBox)
  // The focus returns to where it was, such as a field where Ctrl+K was pressed. Safari does not focus
  // a pressed button.
  const [hasNobodyFocus] = useState(() => document.activeElement === document.body)
  return (
    <Dialog
      aria-label="Search"
      returnFocusTo={hasNobodyFocus ? returnFocusTo : undefined}
      onClose={onClose}
    >
      <div className={`panel ${styles.sheet}`}>
        {box.kind === 'loaded' ? (
          <box.module.SearchBox texts={box.module.texts} onClose={onClose} />
        ) : (
          <div className={styles.waiting}>
            {box.kind === 'loading' ? (
              <LoadingArea label="Loading the search…" />
            ) : (
              <TryAgain onRetry={() => void searchBox.retry()} busy={false}>
                The search could not be loaded. Check your connection and try again.
              </TryAgain>
            )}
          </div>
        )}
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Dialog>
  )
}
