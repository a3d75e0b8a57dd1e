import { use } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import type { Card } from '../../content/types.ts'
import { CardLinks, CardText } from '../ui/card-links.tsx'
import { LinkModal } from '../ui/link-modal.tsx'
import { SavedWaits } from './waits/saved-waits.tsx'
import { SaveId } from './waits/save-id.tsx'

type OpenCardProps = {
  card: Card
  /** The id of the element that opened the modal; undefined for the card's View button. */
  returnFocusTo: string | undefined
  onClose: () => void
}

/** The modal of a card: its text, its links, and the IDs that the student has saved with it. */
export function OpenCard({ card, returnFocusTo, onClose }: OpenCardProps) {
  const { resolveLink } = use(SlotsContext)
  return (
    <LinkModal
      card={card}
      {...(returnFocusTo !== undefined && { returnFocusTo })}
      onClose={onClose}
      actions={
        <>
          <CardLinks card={card} links={card.links.map(resolveLink)} />
          {card.checkLater !== null && <SaveId later={card.checkLater} />}
        </>
      }
    >
      <SavedWaits card={card.id} />
      <CardText card={card} />
    </LinkModal>
  )
}
