import type { ReactNode } from 'react'
import type { Card, Page } from '../../content/types.ts'
import { CardGrid } from '../ui/card-grid.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Prose } from '../ui/prose.tsx'
import { TableOfContents } from '../ui/table-of-contents.tsx'
import { CardModal, useOpenCard } from './card-modal.tsx'
import styles from './card-page.module.css'
import { WaitNote } from './waits/wait-note.tsx'

type CardPageProps = {
  page: Page
  /** What stands in place of the page's title and intro. */
  header?: ReactNode
}

/** A page of content: its text, then its cards, whose modals hold the links. */
export function CardPage({ page, header }: CardPageProps) {
  const openCard = useOpenCard(page)
  return (
    <div className={styles.page}>
      {header ?? <PageHeader title={page.title}>{page.intro}</PageHeader>}
      {page.contents.length > 0 ? (
        <div className={styles.long}>
          <TableOfContents headings={page.contents} />
          <Prose>{page.body}</Prose>
        </div>
      ) : (
        page.body !== null && <Prose>{page.body}</Prose>
      )}
      {page.cards.length > 0 && (
        <CardGrid cards={page.cards} page={page} onView={openCard} noteOf={waitNote} />
      )}
      <CardModal page={page} />
    </div>
  )
}

function waitNote({ id }: Card) {
  return <WaitNote card={id} />
}
