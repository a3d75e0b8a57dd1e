import { List } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Heading } from '../../content/page.ts'
import { Button } from '../ui/button.tsx'
import styles from './table-of-contents.module.css'

/** The sections of a long text: beside it on wide screens, else behind a sticky button. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const [open, setOpen] = useState(false)
  const contents = useRef<HTMLElement>(null)
  const list = useId()
  useEffect(() => {
    if (!open) return undefined
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      contents.current?.querySelector('button')?.focus()
      setOpen(false)
    }
    const onFocusElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !contents.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onEscape)
    document.addEventListener('focusin', onFocusElsewhere)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('focusin', onFocusElsewhere)
    }
  }, [open])
  return (
    <nav
      ref={contents}
      className={styles.contents}
      aria-label="Contents"
      data-open={open || undefined}
    >
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <List aria-hidden="true" size="1.25em" />
        Contents
      </Button>
      <div id={list} className={`panel ${styles.panel}`}>
        <h2>Contents</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={() => setOpen(false)}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
