import { useState } from 'react'
import { Icon } from '../../portal/ui/icon.tsx'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import type { Content } from '../exchange.ts'
import styles from './contents.module.css'
import { cardsIn, mailsIn, pagesIn, type Editable } from './entries.ts'
import { ShowLink, type Going } from './show-link.tsx'

/** The list of all pages, cards and mails, filtered by title and file. */
export function Contents({ content, ...going }: Going & { content: Content }) {
  const [words, setWords] = useState('')
  const { file: shown } = going.state
  const sought = words.trim().toLowerCase()
  const [pages, cards, mails] = [pagesIn(content), cardsIn(content), mailsIn(content)]
  const all = [...pages, ...cards, ...mails]
  /** Those that a page shows, and those of its folder that it cannot show now. */
  const cardsOf = ({ slug, cards: ids }: { slug: string; cards: readonly string[] }) => [
    ...ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    ...cards.filter(({ id }) => id.startsWith(`${slug}/`) && !ids.includes(id)),
  ]
  const found = all.filter(({ title, file }) => `${title} ${file}`.toLowerCase().includes(sought))
  const item = (text: Editable, below = false) => (
    <Item key={text.file} text={text} content={content} countsBelow={below} {...going} />
  )
  return (
    // Folded on a narrow window, where the list would push everything else out of sight.
    <details className={styles.contents} open={innerWidth >= 700}>
      <summary>All texts</summary>
      <nav aria-label="Pages, cards and mails">
        <label className={styles.filter}>
          <VisuallyHidden>Find a page, card or mail</VisuallyHidden>
          <input
            type="search"
            placeholder="Find a page, card or mail"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        {content.problems.length > 0 && (
          <ShowLink {...going} to={null} current={shown === null} className={styles.problems}>
            <span>All problems</span> <Count count={content.problems.length} />
          </ShowLink>
        )}
        {sought !== '' && (
          <>
            <p role="status" className={styles.found}>
              {found.length === 0 ? 'No title or file has these words.' : `${found.length} found`}
            </p>
            <ul>{found.map((text) => item(text))}</ul>
          </>
        )}
        {sought === '' && (
          <>
            <ul>
              {pages.map((page) => {
                const isOpen = shown?.startsWith(`content/${page.slug}/`)
                if (!isOpen) return item(page, true)
                return (
                  <li key={page.file}>
                    <ul>{item(page)}</ul>
                    <ul className={styles.cards}>{cardsOf(page).map((card) => item(card))}</ul>
                  </li>
                )
              })}
            </ul>
            <h2 className={styles.group}>Mails</h2>
            <ul>{mails.map((mail) => item(mail))}</ul>
          </>
        )}
      </nav>
    </details>
  )
}

type ItemProps = Going & {
  text: Editable
  content: Content
  /** Whether the problems of its whole folder are counted. */
  countsBelow: boolean
}

function Item({ text, content, countsBelow, ...going }: ItemProps) {
  const place = countsBelow ? text.file.replace(/[^/]*$/, '') : text.file
  const problems = content.problems.filter(({ file }) => file.startsWith(place))
  return (
    <li>
      <ShowLink {...going} to={text.file} current={text.file === going.state.file}>
        {text.kind !== 'card' && <Icon shapes={text.icon} size="1.15em" />}
        <span>{text.title}</span>
        <Count count={problems.length} />
      </ShowLink>
    </li>
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
