import { useLocation, useNavigate } from '@tanstack/react-router'
import { pages } from '../../content/compiled/index.ts'
import type { Card, Page } from '../../content/types.ts'
import { cardSearch } from '../portal-address.ts'
import { useBackOnce } from '../use-back-once.ts'
import { OpenCard } from './open-card.tsx'

// An open modal has an address, `/payments?card=receipt-upload`, and a step of the history: Back closes it.

/** Opens the modal of one of the page's cards. `opener` is the id of what did it: the card's View. */
export function useOpenCard({ slug }: Page): (card: Card, opener?: string) => void {
  const navigate = useNavigate()
  return ({ id }, opener = id) => {
    const search = cardSearch(slug, id)
    void navigate({ to: '.', hash: true, search, state: { modal: opener }, resetScroll: false })
  }
}

/** The modal of the card that the address names; nothing where it names none of the page's. */
export function CardModal({ page }: { page: Page }) {
  const navigate = useNavigate()
  const back = useBackOnce()
  const { named, opened } = useLocation({
    // The location changes at once, however long the next page takes to load, and the modal closes.
    select: ({ pathname, search, state }) => ({
      named: pathname === pages[page.slug].path && search.card,
      opened: state.modal !== undefined,
    }),
  })
  const card = page.cards.find(({ id }) => id === named || id === `${page.slug}/${named}`)
  // Who came by the address has no page behind it to go back to.
  const close = () =>
    opened ? back() : void navigate({ to: '.', hash: true, search: {}, replace: true })
  return card === undefined ? null : (
    <OpenCard key={card.id} card={card} page={page} onClose={close} />
  )
}
