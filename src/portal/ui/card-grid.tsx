import { useId } from 'react'
import type { Card } from '../../content/types.ts'
import { Button } from './button.tsx'
import styles from './card-grid.module.css'
import { ClassDoor } from './class-door.tsx'
import { Icon } from './icon.tsx'
import { panelClass } from './panel.ts'

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
  // Facts to copy are in the modal only, where their Copy button is.
  const facts = card.facts.filter(({ copy }) => !copy)
  return (
    <article className={panelClass(styles.card)} aria-labelledby={titleId}>
      <span className={styles.icon}>
        <Icon shapes={card.icon} />
      </span>
      <h2 id={titleId} className={styles.title}>
        {card.title}
      </h2>
      <p className={styles.description}>{card.description}</p>
      <div className={styles.details}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {card.classDoor !== null && <ClassDoor />}
      </div>
      {/* By this id the modal finds the way back, even when the address opened it. */}
      <Button
        id={card.id}
        variant="soft"
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
