import type { ReactNode } from 'react'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { CardGrid } from './card-grid.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { proseClass } from '../ui/prose.ts'
import { TableOfContents } from '../ui/table-of-contents.tsx'
import { CardOverlay, useOpenCard } from './card-overlay.tsx'
import { Text } from './text.tsx'
import styles from './card-page.module.css'
import { WaitNote } from './waits/wait-note.tsx'

type CardPageProps = {
  page: Page
  /** Replaces the page's title and intro. */
  header?: ReactNode
}

/** What every page of content shows: its heading, its text and its cards, whose modals hold the links. */
export function CardPage({ page, header }: CardPageProps) {
  const openCard = useOpenCard(page)
  const hasCards = page.cards.length > 0
  const isLong = page.contents.length > 0
  const areBeside = hasCards && page.body.length > 0 && !isLong
  return (
    <div className={`stack ${styles.page} ${areBeside ? styles.beside : ''}`.trim()}>
      {header ?? (
        <PageHeader title={page.title}>
          {page.intro.length > 0 && <Text of={page.intro} />}
        </PageHeader>
      )}
      {hasCards && (
        <div className={styles.cards}>
          <CardGrid
            cards={page.cards}
            shownAbove={page.welcomeCard}
            onView={openCard}
            noteOf={waitNote}
          />
        </div>
      )}
      {page.body.length > 0 && (
        <div className={isLong ? `blocks ${styles.long}` : styles.text}>
          {isLong && <TableOfContents headings={page.contents} />}
          <div className={proseClass}>
            <Text of={page.body} />
          </div>
        </div>
      )}
      <CardOverlay page={page} />
    </div>
  )
}

function waitNote({ id }: Card) {
  return <WaitNote card={id} />
}
