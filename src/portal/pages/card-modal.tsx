import { pages } from '../../content/compiled/index.ts'
import type { Card, Page } from '../../content/types.ts'
import { LateOverlay } from '../overlay/late-overlay.tsx'
import { useOverlay, useOverlays } from '../overlay/overlays.ts'
import { cardName } from '../portal-address.ts'
import { useFetchAhead } from '../parts/late-part.ts'
import { openCardPart } from './open-card-part.ts'

/** Opens the modal of one of the page's cards. `opener` is the id of what did it: the card's View. */
export function useOpenCard({ slug }: Page): (card: Card, opener?: string) => void {
  const overlays = useOverlays()
  const { path } = pages[slug]
  return ({ id }, opener = id) =>
    overlays.open({ kind: 'card', name: cardName(slug, id), path, opener })
}

/** The modal of the card that is open; nothing where none of the page's is. */
export function CardModal({ page }: { page: Page }) {
  const { close } = useOverlays()
  useFetchAhead(openCardPart)
  const open = useOverlay((overlay) =>
    overlay?.kind === 'card' && overlay.path === pages[page.slug].path ? overlay : null,
  )
  const card = page.cards.find(({ id }) => id === open?.name || id === `${page.slug}/${open?.name}`)
  if (card === undefined) return null
  return (
    <LateOverlay key={card.id} part={openCardPart} onClose={close}>
      {({ OpenCard }) => <OpenCard card={card} opener={open?.opener} onClose={close} />}
    </LateOverlay>
  )
}
