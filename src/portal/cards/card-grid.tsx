import { useId, type ReactNode } from 'react'
import type { Card } from '../../content/card.ts'
import { Button } from '../ui/button.tsx'
import { CardIcon } from './card-icon.tsx'
import styles from './card-grid.module.css'
import { JoinWindowStatus } from './join-window-status.tsx'
import { Text } from './text.tsx'
import { useLongList } from '../ui/use-long-list.ts'

type CardGridProps = {
  cards: readonly Card[]
  onView: (card: Card) => void
  /** The id of the card whose facts the page shows above already. */
  shownAbove: Card['id'] | null
  /** An extra note on a card. */
  noteOf?: (card: Card) => ReactNode
}

export function CardGrid({ cards, onView, shownAbove, noteOf }: CardGridProps) {
  const rendered = useLongList(cards)
  return (
    <ul role="list" className={styles.grid}>
      {rendered.map((card) => (
        <li key={card.id} className="lines">
          <CardTile
            card={card}
            onView={onView}
            isShownAbove={card.id === shownAbove}
            note={noteOf?.(card)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardTileProps = Pick<CardGridProps, 'onView'> & {
  card: Card
  isShownAbove: boolean
  note: ReactNode
}

function CardTile({ card, onView, isShownAbove, note }: CardTileProps) {
  const titleId = useId()
  // Facts with a Copy button are in the modal only.
  const facts = isShownAbove ? [] : card.facts.filter(({ copy }) => !copy)
  return (
    <article className={`panel cluster ${styles.card}`} aria-labelledby={titleId}>
      <CardIcon shapes={card.icon} />
      <h2 id={titleId} className={styles.title}>
        {card.title}
      </h2>
      <p className={`quiet ${styles.below}`}>
        <Text of={card.description} />
      </p>
      <div className={`lines ${styles.below} ${styles.details}`}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={card.joinWindow === null ? undefined : 'clamp'}>
                <dt>{label}</dt>
                <dd>
                  <Text of={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {card.joinWindow !== null && !isShownAbove && <JoinWindowStatus brief />}
        {note}
      </div>
      {/* The modal returns the focus to this id, even if the address opened it. */}
      <Button
        id={card.id}
        variant="soft"
        className={`stretched-link ${styles.view}`}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        onClick={() => onView(card)}
      >
        View
      </Button>
    </article>
  )
}
