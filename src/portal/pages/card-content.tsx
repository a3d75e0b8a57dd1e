import { use } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import type { Card, Page } from '../../content/types.ts'
import { CardLinks, CardText } from '../ui/card-links.tsx'
import { KeptWaits } from './waits/kept-waits.tsx'
import { SaveId } from './waits/save-id.tsx'

// What is inside the modal of a card. It comes after the first view: open-card.tsx fetches it.

/** What the student has saved with the card, and the card's own text. */
export function OpenCardText({ card }: { card: Card }) {
  return (
    <>
      <KeptWaits card={card.id} />
      <CardText card={card} />
    </>
  )
}

/** The links of the card, and what can be saved after following them. */
export function OpenCardActions({ card, page }: { card: Card; page: Page }) {
  const { resolveLink } = use(SlotsContext)
  return (
    <>
      <CardLinks card={card} links={card.links.map(resolveLink)} />
      {card.checkLater !== null && <SaveId later={card.checkLater} page={page} />}
    </>
  )
}
