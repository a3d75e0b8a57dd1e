import { Search as SearchIcon } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { LazyOverlay } from '../../overlay/lazy-overlay.tsx'
import { useOverlay, useOverlayStore } from '../../overlay/overlay-store.ts'
import { lazyModule, usePrefetch } from '../../lazy/lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../top-bar.module.css'

const lazySearch = lazyModule(() => import('./search-modal.tsx'))

/**
 * The Search button and its modal. As with the drawer, opening adds a history entry, so Back closes it.
 */
export function Search() {
  const id = useId()
  const store = useOverlayStore()
  usePrefetch(lazySearch)
  const open = useOverlay((overlay) => overlay?.kind === 'search')
  const openSearch = () => store.open({ kind: 'search' })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const alone = !event.shiftKey && !event.altKey
    if (!alone || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault() // Ctrl+K is also a shortcut of the browser.
    openSearch()
  })
  // A layout effect, so that a key pressed before the next paint is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        className={`${styles.button} ${styles.search}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <SearchIcon aria-hidden="true" size="1.25em" />
        <span className={`visually-hidden ${styles.word}`}>Search</span>
      </Button>
      {open && (
        <LazyOverlay module={lazySearch} onClose={store.close}>
          {({ SearchModal }) => <SearchModal returnFocusTo={id} onClose={store.close} />}
        </LazyOverlay>
      )}
    </>
  )
}
