import { useLocation } from '@tanstack/react-router'
import { use } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import type { Card, Page } from '../../content/types.ts'
import { LinkModal } from '../ui/link-modal.tsx'
import { KeptWaits } from './waits/kept-waits.tsx'
import { SaveId } from './waits/save-id.tsx'

type OpenCardProps = { card: Card; page: Page; onClose: () => void }

/** The modal of a card, with what the student has saved. */
export function OpenCard({ card, page, onClose }: OpenCardProps) {
  const { resolveLink } = use(SlotsContext)
  const opener = useLocation({ select: ({ state }) => state.modal })
  return (
    <LinkModal
      card={card}
      links={card.links.map(resolveLink)}
      opener={opener ?? card.id}
      top={<KeptWaits card={card.id} />}
      below={card.checkLater !== null && <SaveId later={card.checkLater} page={page} />}
      onClose={onClose}
    />
  )
}
