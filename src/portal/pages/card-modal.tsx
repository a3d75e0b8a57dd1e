import { useLocation, useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { pages } from '../../content/compiled/index.ts'
import { SlotsContext } from '../../content/slots.tsx'
import type { Card, Page } from '../../content/types.ts'
import { cardSearch } from '../portal-address.ts'
import { LinkModal } from '../ui/link-modal.tsx'
import { useBackOnce } from '../use-back-once.ts'
import { KeptWaits } from './waits/kept-waits.tsx'
import { SentIt } from './waits/sent-it.tsx'

// An open modal has an address, `/payments?card=receipt-upload`, and a step of the history: Back closes it.

/** Opens the modal of one of the page's cards. `opener` is the id of what did it: the card's View. */
export function useOpenCard({ slug }: Page): (card: Card, opener?: string) => void {
  const navigate = useNavigate()
  return ({ id }, opener = id) => {
    const search = cardSearch(slug, id)
    void navigate({ to: '.', hash: true, search, state: { modal: opener } })
  }
}

/** The modal of the card that the address names; nothing where it names none of the page's. */
export function CardModal({ page }: { page: Page }) {
  const named = useLocation({
    // The location changes at once, however long the next page takes to load, and the modal closes.
    select: ({ pathname, search }) => pathname === pages[page.slug].path && search.card,
  })
  const card = page.cards.find(({ id }) => id === named || id === `${page.slug}/${named}`)
  return card === undefined ? null : <OpenCard key={card.id} card={card} page={page} />
}

function OpenCard({ card, page }: { card: Card; page: Page }) {
  const { resolveLink } = use(SlotsContext)
  const navigate = useNavigate()
  const back = useBackOnce()
  const opener = useLocation({ select: ({ state }) => state.modal })
  // Who came by the address has no page behind it to go back to.
  const close = () =>
    opener !== undefined
      ? back()
      : void navigate({ to: '.', hash: true, search: {}, replace: true })
  return (
    <LinkModal
      card={card}
      links={card.links.map(resolveLink)}
      opener={opener ?? card.id}
      top={<KeptWaits card={card.id} />}
      below={card.checkLater !== null && <SentIt later={card.checkLater} page={page} />}
      onClose={close}
    />
  )
}
