import { useId } from 'react'
import type { Card } from '../../content/types.ts'
import { Button } from './button.tsx'
import styles from './card-grid.module.css'

type CardGridProps = {
  cards: readonly Card[]
  onView: (card: Card) => void
}

export function CardGrid({ cards, onView }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardTile card={card} onView={onView} />
        </li>
      ))}
    </ul>
  )
}

function CardTile({ card, onView }: { card: Card; onView: (card: Card) => void }) {
  const titleId = useId()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {card.title}
      </h2>
      <p className={styles.description}>{card.description}</p>
      <Button
        look="secondary"
        className={styles.view ?? ''}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        onClick={() => onView(card)}
      >
        View
      </Button>
    </article>
  )
}
