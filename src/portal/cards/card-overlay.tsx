import { pages } from '../../content/compiled/index.ts'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { useOverlay, useOverlayStore } from '../overlay/overlay-store.ts'
import { cardName } from '../portal-address.ts'
import { useNow } from '../time/use-now.ts'
import { usePrefetch } from '../lazy/lazy-module.ts'
import { lazyLinkModal } from './lazy-link-modal.ts'
import { stateOfCard } from './shown-cards.ts'

/** Opens a card's modal. `returnFocusTo` is the id of the opening element, by default the card's View button. */
export function useOpenCard({ slug }: Page): (card: Card, returnFocusTo?: string) => void {
  const store = useOverlayStore()
  const { path } = pages[slug]
  return ({ id }, returnFocusTo = id) =>
    store.open({ kind: 'card', name: cardName(slug, id), path, returnFocusTo })
}

/** The name that the address or the student opened, the page's card of that name, and that card if it is shown now. */
function useOpened(page: Page) {
  const opened = useOverlay((overlay) =>
    overlay?.kind === 'card' && overlay.path === pages[page.slug].path ? overlay : null,
  )
  const now = useNow()
  const card = page.cards.find(
    ({ id }) => id === opened?.name || cardName(page.slug, id) === opened?.name,
  )
  const visibleCard = card && stateOfCard(card.id, now) === 'now' ? card : null
  return { opened, card, visibleCard }
}

/** Shows the modal of the page's open card. Renders nothing if no card is open. */
export function CardOverlay({ page }: { page: Page }) {
  const { close } = useOverlayStore()
  usePrefetch(lazyLinkModal)
  const { opened, visibleCard } = useOpened(page)
  return (
    visibleCard && (
      <LazyOverlay key={visibleCard.id} module={lazyLinkModal} onClose={close}>
        {({ LinkModal }) => (
          <LinkModal card={visibleCard} returnFocusTo={opened?.returnFocusTo} onClose={close} />
        )}
      </LazyOverlay>
    )
  )
}

/** Says why the card that the address names is not there. */
export function CardNotShown({ page }: { page: Page }) {
  const { close } = useOverlayStore()
  const { opened, card, visibleCard } = useOpened(page)
  return (
    opened &&
    !visibleCard && (
      <LazyOverlay module={lazyLinkModal} onClose={close}>
        {({ NoModal }) => <NoModal name={opened.name} card={card} />}
      </LazyOverlay>
    )
  )
}
