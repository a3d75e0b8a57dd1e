import { use } from 'react'
import type { Card } from '../../content/card.ts'
import { resolveLink } from '../api/links.ts'
import { CardIcon } from './card-icon.tsx'
import { CardLinks, CardText } from './card-links.tsx'
import { Modal } from '../ui/modal.tsx'
import { useNow } from '../time/use-now.ts'
import { isHidden } from './shown-cards.ts'
import { LinksContext, Text } from './text.tsx'
import { SavedWaits } from './waits/saved-waits.tsx'
import { SaveId } from './waits/save-id.tsx'

type LinkModalProps = {
  card: Card
  /** The id of the element that opened the modal; undefined if the address did. */
  returnFocusTo: string | undefined
  onClose: () => void
}

/** The modal of every card: its text, its links, and the IDs that the student has saved with it. */
export function LinkModal({ card, returnFocusTo = card.id, onClose }: LinkModalProps) {
  const links = use(LinksContext)
  const now = useNow()
  return (
    <Modal
      title={card.title}
      icon={<CardIcon shapes={card.icon} />}
      description={<Text of={card.description} />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      actions={
        <>
          <CardLinks
            card={card}
            links={card.links.map((link) =>
              isHidden(link.address ?? '', now) ? null : resolveLink(link, links),
            )}
          />
          {card.checkLater !== null && <SaveId later={card.checkLater} />}
        </>
      }
    >
      <SavedWaits card={card.id} />
      <CardText card={card} />
    </Modal>
  )
}
