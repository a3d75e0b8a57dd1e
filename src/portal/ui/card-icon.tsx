import { pages } from '../../content/compiled/index.ts'
import type { Card, PageEntry } from '../../content/types.ts'
import styles from './card-icon.module.css'
import { Icon } from './icon.tsx'

/** The icon of a card, in the colour of what it is about. */
export function CardIcon({ card }: { card: Card }) {
  // The writers' preview may show a card whose page cannot be read.
  const page: PageEntry | undefined = pages[card.page]
  return (
    <span className={styles.icon} data-topic={card.topic ?? page?.topic}>
      <Icon shapes={card.icon} />
    </span>
  )
}
