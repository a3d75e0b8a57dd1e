import { pagePath } from '../content/read/read-page.ts'
import type { Text } from './texts.ts'

type Texts = ReadonlyMap<string, Text>

/** What led to a text that is removed, and whether it does so still; a sentence each. */
export function pointersTo(removed: Text, was: Texts, is: Texts): string[] {
  return [...was.values()].flatMap((text) => {
    if (text.id === removed.id || !leadsTo(text, removed)) return []
    const now = is.get(text.id)
    if (!now) return []
    const still = leadsTo(now, removed)
    return [
      still
        ? `The ${text.kind} “${now.title}” still leads to it.`
        : `The ${text.kind} “${now.title}” led to it, and no longer does.`,
    ]
  })
}

function leadsTo({ uses, links, buttons, cards, id: from }: Text, { kind, id, shownOn }: Text) {
  if (kind === 'mail') return false
  const [slug = ''] = id.split('/')
  // Its own page shows every card of its folder.
  if (kind === 'card' && from !== slug && cards.includes(id)) return true
  const addresses = [...uses.links, ...links, ...buttons].map(({ address }) => address ?? '')
  return addresses.some((address) => {
    if (!address.startsWith('/')) return false
    const { pathname, searchParams } = new URL(`https://portal.invalid${address}`)
    if (kind === 'page') return pathname === pagePath(id)
    const card = searchParams.get('card')
    const isHere = card === id || `${pathname.slice(1)}/${card}` === id
    return isHere && shownOn.length > 0
  })
}
