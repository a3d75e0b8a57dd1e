import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import type { Content } from '../exchange.ts'
import styles from './contents.module.css'
import { PageTree } from './page-tree.tsx'
import { SearchResults } from './search-results.tsx'
import type { Going } from './show-link.tsx'

/** The list of all pages, cards and mails, and the search over all their text. */
export function Contents({ content, ...going }: Going & { content: Content }) {
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', toSearch)
    return () => removeEventListener('keydown', toSearch)
  }, [])

  /** Lets the arrow keys go through the list, as in a list of files. */
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    event.preventDefault()
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  }
  return (
    // Tab reaches every link too; the arrow keys are only quicker.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={list}
      className={styles.contents}
      aria-label="Pages, cards and mails"
      onKeyDown={move}
    >
      <label className={styles.search}>
        <VisuallyHidden>Search all text</VisuallyHidden>
        <input
          ref={box}
          type="search"
          placeholder="Search all text ( / )"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {sought.trim() === '' ? (
        <PageTree content={content} {...going} />
      ) : (
        <SearchResults content={content} words={sought} {...going} />
      )}
    </nav>
  )
}
