import type { ReactNode } from 'react'
import { pages } from '../../content/compiled/index.ts'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { CardGrid } from './card-grid.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { proseClass } from '../ui/prose.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { CardNotShown, CardOverlay, useOpenCard } from './card-overlay.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { periodOf, useShownCards } from './shown-cards.ts'
import { Text } from './text.tsx'
import styles from './card-page.module.css'
import { CheckNote } from './saved-ids/check-note.tsx'

type CardPageProps = {
  page: Page
  /** Replaces the page's title and intro. */
  header?: ReactNode
}

/** What every page of content shows: its heading, its text and its cards, whose modals hold the links. */
export function CardPage({ page, header }: CardPageProps) {
  const visible = useShownCards(page.cards)
  const isRead = useHydrated()
  // A card that comes after hydration moves nothing that is read before it.
  const comesLate = ({ id }: Card) => pages[page.slug].public && periodOf(id) !== undefined
  const cards = visible.filter((card) => !comesLate(card))
  const late = visible.filter(comesLate)
  const hasCards = cards.length > 0
  const isLong = page.contents.length > 0
  const areBeside = hasCards && page.body.length > 0 && !isLong
  return (
    <div className={`stack ${styles.page} ${areBeside ? styles.beside : ''}`.trim()}>
      {header ?? (
        <PageHeader title={page.title} note={<CardNotShown page={page} />}>
          {page.intro.length > 0 && <Text of={page.intro} />}
        </PageHeader>
      )}
      {hasCards && (
        <div className={styles.cards}>
          <Cards page={page} cards={cards} />
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
      {late.length > 0 && <Cards page={page} cards={late} />}
      {isRead && page.cards.length > 0 && visible.length === 0 && page.body.length === 0 && (
        <p className="soft">There is nothing here at present.</p>
      )}
      <CardOverlay page={page} />
    </div>
  )
}

function Cards({ page, cards }: { page: Page; cards: readonly Card[] }) {
  const openCard = useOpenCard(page)
  return (
    <CardGrid cards={cards} shownAbove={page.welcomeCard} onView={openCard} noteOf={waitNote} />
  )
}

function waitNote({ id }: Card) {
  return <CheckNote card={id} />
}
