import { cardPeriods, site } from '../../content/compiled/index.ts'
import { stateOf, type Period } from '../../contract/period.ts'
import { useNow } from '../time/use-now.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** When a card is shown; undefined for a card that always is. */
export function periodOf(id: string): Period | undefined {
  return cardPeriods[id]
}

export function stateOfCard(id: string, moment: Date): ReturnType<typeof stateOf> {
  const period = periodOf(id)
  return period === undefined ? 'now' : stateOf(period, moment, site.utcOffsets)
}

/** The cards that are shown now. The build does not know when a page is read, so it renders none with dates. */
export function useShownCards<Shown extends { readonly id: string }>(
  cards: readonly Shown[],
): readonly Shown[] {
  const now = useNow()
  const isRead = useHydrated()
  return cards.filter(({ id }) =>
    isRead ? stateOfCard(id, now) === 'now' : periodOf(id) === undefined,
  )
}

/** Whether an address of the portal opens a card that is not shown at a moment. */
export function isHidden(address: string, moment: Date): boolean {
  const id = cardAt(address)
  return id !== null && stateOfCard(id, moment) !== 'now'
}

/** Whether an address of the portal opens a card with dates. */
export function isDated(address: string): boolean {
  return periodOf(cardAt(address) ?? '') !== undefined
}

/** Whether the card with dates at an address is hidden now; always until the rendered page is hydrated. */
export function useIsHidden(address: string): boolean {
  const now = useNow()
  return !useHydrated() || isHidden(address, now)
}

/** The card whose modal an address of the portal opens; null if it opens none. */
function cardAt(address: string): string | null {
  const [, folder, name] = /^\/([^/?#]*)\?(?:[^#]*&)?card=([^&#]+)/.exec(address) ?? []
  if (name === undefined) return null
  return name.includes('/') ? name : `${folder || 'dashboard'}/${name}`
}
