import { pages } from '../../content/compiled/index.ts'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { useOverlay, useOverlayStore } from '../overlay/overlay-store.ts'
import { cardName } from '../portal-address.ts'
import { usePrefetch } from '../lazy/lazy-module.ts'
import { lazyLinkModal } from './lazy-link-modal.ts'

/** Opens a card's modal. `returnFocusTo` is the id of the opening element, by default the card's View button. */
export function useOpenCard({ slug }: Page): (card: Card, returnFocusTo?: string) => void {
  const store = useOverlayStore()
  const { path } = pages[slug]
  return ({ id }, returnFocusTo = id) =>
    store.open({ kind: 'card', name: cardName(slug, id), path, returnFocusTo })
}

/** Shows the modal of the page's open card. Renders nothing if no card is open. */
export function CardOverlay({ page }: { page: Page }) {
  const { close } = useOverlayStore()
  usePrefetch(lazyLinkModal)
  const openCard = useOverlay((overlay) =>
    overlay?.kind === 'card' && overlay.path === pages[page.slug].path ? overlay : null,
  )
  const name = openCard?.name
  const card = page.cards.find(({ id }) => id === name || cardName(page.slug, id) === name)
  if (card === undefined) return null
  return (
    <LazyOverlay key={card.id} module={lazyLinkModal} onClose={close}>
      {({ LinkModal }) => (
        <LinkModal card={card} returnFocusTo={openCard?.returnFocusTo} onClose={close} />
      )}
    </LazyOverlay>
  )
}
