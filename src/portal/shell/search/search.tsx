import { useLocation, useNavigate } from '@tanstack/react-router'
import { Search as SearchIcon } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { useBackOnce } from '../../use-back-once.ts'
import bar from '../bar-button.module.css'
import { SearchModal } from './search-modal.tsx'
import styles from './search.module.css'

/**
 * The Search button, and what it opens. Opening is a step of the history, as with the drawer: Back
 * closes it.
 */
export function Search() {
  const id = useId()
  const { search, drawer, modal } = useLocation({ select: ({ state }) => state })
  const open = search === true
  const navigate = useNavigate()
  const back = useBackOnce()
  const openSearch = () => {
    if (open) return
    // It takes the place of what was opened over the page.
    const replace = drawer === true || modal !== undefined
    void navigate({ to: '.', hash: true, state: { search: true }, replace, resetScroll: false })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const alone = !event.shiftKey && !event.altKey
    if (!alone || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault() // Browsers have a search of their own there.
    openSearch()
  })
  // As soon as the button is there: a key that is pressed before the next paint is not lost.
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
        className={`${bar.button} ${styles.open}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <SearchIcon aria-hidden="true" size="1.25em" />
        <span className={bar.word}>Search</span>
      </Button>
      {open && <SearchModal opener={id} onClose={back} />}
    </>
  )
}
