import type { Card, Page } from '../../content/types.ts'
import styles from './card-icon.module.css'
import { Icon } from './icon.tsx'

type CardIconProps = { card: Card; page: Pick<Page, 'topic'> }

/** The icon of a card, in the colour of what it is about. */
export function CardIcon({ card, page }: CardIconProps) {
  return (
    <span className={styles.icon} data-topic={card.topic ?? page.topic}>
      <Icon shapes={card.icon} />
    </span>
  )
}
