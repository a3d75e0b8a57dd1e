import { useState } from 'react'
import { Icon } from '../../portal/ui/icon.tsx'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import { cardsOn, entriesOf, pagesInOrder } from '../entries.ts'
import type { Content, Entry } from '../exchange.ts'
import parts from '../parts.module.css'
import styles from './contents.module.css'
import { ShowLink } from './show-link.tsx'
import { useAddress } from './use-address.ts'

/** The list of all pages, cards and mails, which a search filters. */
export function Contents({ content }: { content: Content }) {
  const [words, setWords] = useState('')
  const { file: shown } = useAddress()
  const { entries, problems } = content
  const pages = pagesInOrder(content)
  const mails = entriesOf(entries, 'mail')
  const sought = words.trim().toLowerCase()
  const found = [...pages, ...entriesOf(entries, 'card'), ...mails].filter(({ title, file }) =>
    `${title} ${file}`.toLowerCase().includes(sought),
  )
  /** @param place the file or folder whose problems are counted */
  const item = (entry: Entry, place = entry.file) => (
    <li key={entry.file}>
      <ShowLink to={entry.file}>
        {entry.kind !== 'card' && <Icon shapes={entry.icon} size="1.15em" />}
        <span>{entry.title}</span>
        <Count count={problems.filter(({ file }) => file.startsWith(place)).length} />
      </ShowLink>
    </li>
  )
  return (
    // Closed in a narrow window, where the list would push everything else out of sight.
    <details className={styles.contents} open={innerWidth >= 700}>
      <summary>All texts</summary>
      <nav aria-label="Pages, cards and mails">
        <label>
          <VisuallyHidden>Find a page, card or mail</VisuallyHidden>
          <input
            type="search"
            className={parts.input}
            placeholder="Find a page, card or mail"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        {problems.length > 0 && (
          <ShowLink to={null} className={styles.problems}>
            <span>All problems</span> <Count count={problems.length} />
          </ShowLink>
        )}
        {sought === '' ? (
          <>
            <ul>
              {pages.map((page) => {
                const folder = `content/${page.slug}/`
                if (!shown?.startsWith(folder)) return item(page, folder)
                return (
                  <li key={page.file}>
                    <ul>{item(page)}</ul>
                    <ul className={styles.cards}>
                      {cardsOn(page, entries).map((card) => item(card))}
                    </ul>
                  </li>
                )
              })}
            </ul>
            <h2 className={styles.heading}>Mails</h2>
            <ul>{mails.map((mail) => item(mail))}</ul>
          </>
        ) : (
          <>
            <p role="status" className={styles.heading}>
              {found.length === 0 ? 'No title or file has these words.' : `${found.length} found`}
            </p>
            <ul>{found.map((entry) => item(entry))}</ul>
          </>
        )}
      </nav>
    </details>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden>{count === 1 ? ' problem' : ' problems'}</VisuallyHidden>
    </span>
  )
}
