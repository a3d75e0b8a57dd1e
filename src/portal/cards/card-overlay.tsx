import { pages } from '../../content/compiled/index.ts'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { useOverlay, useOverlayStore } from '../overlay/overlay-store.ts'
import { cardName } from '../portal-address.ts'
import { formatMoment } from '../time/school-time.ts'
import { useNow } from '../time/use-now.ts'
import { fromWallTime } from '../time/wall-time.ts'
import { usePrefetch } from '../lazy/lazy-module.ts'
import { lazyLinkModal } from './lazy-link-modal.ts'
import { periodOf, stateOfCard } from './shown-cards.ts'

/** Opens a card's modal. `returnFocusTo` is the id of the opening element, by default the card's View button. */
export function useOpenCard({ slug }: Page): (card: Card, returnFocusTo?: string) => void {
  const store = useOverlayStore()
  const { path } = pages[slug]
  return ({ id }, returnFocusTo = id) =>
    store.open({ kind: 'card', name: cardName(slug, id), path, returnFocusTo })
}

/** The card of the page that the address or the student opened, shown at present or not. */
function useOpened(page: Page) {
  const opened = useOverlay((overlay) =>
    overlay?.kind === 'card' && overlay.path === pages[page.slug].path ? overlay : null,
  )
  const card = page.cards.find(
    ({ id }) => id === opened?.name || cardName(page.slug, id) === opened?.name,
  )
  const state = stateOfCard(card?.id ?? '', useNow())
  return { card, state, returnFocusTo: opened?.returnFocusTo }
}

/** Shows the modal of the page's open card. Renders nothing if no card is open. */
export function CardOverlay({ page }: { page: Page }) {
  const { close } = useOverlayStore()
  usePrefetch(lazyLinkModal)
  const { card, state, returnFocusTo } = useOpened(page)
  if (card === undefined || state !== 'now') return null
  return (
    <LazyOverlay key={card.id} module={lazyLinkModal} onClose={close}>
      {({ LinkModal }) => <LinkModal card={card} returnFocusTo={returnFocusTo} onClose={close} />}
    </LazyOverlay>
  )
}

/** Says why the card that the address names is not there. */
export function CardNotShown({ page }: { page: Page }) {
  const { card, state } = useOpened(page)
  const period = periodOf(card?.id ?? '')
  if (card === undefined || period === undefined || state === 'now') return null
  return (
    <p>
      {state === 'ahead'
        ? `${card.title} is shown here from ${formatMoment(fromWallTime(period.from))}.`
        : `${card.title} was shown here until ${formatMoment(fromWallTime(period.until))}.`}
    </p>
  )
}
