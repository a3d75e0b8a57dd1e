import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { askForPart } from '../../parts/load-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadingArea } from '../../ui/spinner.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { searchQuery } from './search-query.ts'
import styles from './search-modal.module.css'

const route = getRouteApi('/portal')

type SearchModalProps = {
  /** The id of the Search button. */
  opener: string
  onClose: () => void
}

/** The frame of search; what is in it loads on first use. On a phone it fills the screen. */
export function SearchModal({ opener, onClose }: SearchModalProps) {
  const { loadDocuments } = route.useRouteContext()
  const box = useQuery(searchQuery(loadDocuments))
  const [before] = useState(() => document.activeElement)
  const returnFocus = (event: Event) => {
    event.preventDefault()
    // A result has taken the focus to a page or a modal.
    if (document.activeElement !== document.body) return
    const had = before instanceof HTMLElement && before !== document.body && before.isConnected
    const wanted = had ? before : document.getElementById(opener)
    wanted?.focus({ preventScroll: true })
  }
  const tryAgain = () => {
    askForPart()
    void box.refetch()
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>Search</VisuallyHidden>
          </Dialog.Title>
          {box.data !== undefined ? (
            <box.data.SearchBox documents={box.data.documents} />
          ) : (
            <div className={styles.waiting}>
              {box.isPending ? (
                <LoadingArea label="Loading the search…" />
              ) : (
                <TryAgain onRetry={tryAgain} busy={box.isFetching}>
                  The search could not be loaded. Check your connection and try again.
                </TryAgain>
              )}
            </div>
          )}
          <Dialog.Close asChild>
            <IconButton label="Close" className={styles.close ?? ''}>
              <X aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
