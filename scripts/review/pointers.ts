import { pagePath } from '../content/read/read-page.ts'
import type { Text } from './texts.ts'

type Texts = ReadonlyMap<string, Text>

/** Something that led to a text; broken when it does so still. */
export type Pointer = { readonly sentence: string; readonly isBroken: boolean }

/** What led to a text that is removed, and whether it does so still. */
export function pointersTo(removed: Text, was: Texts, is: Texts): Pointer[] {
  return [...was.values()].flatMap((text) => {
    if (text.id === removed.id || !leadsTo(text, removed)) return []
    const now = is.get(text.id)
    if (!now) return []
    const isBroken = leadsTo(now, removed)
    const sentence = isBroken
      ? `The ${text.kind} “${now.title}” still leads to it.`
      : `The ${text.kind} “${now.title}” led to it, and no longer does.`
    return [{ sentence, isBroken }]
  })
}

/** How many texts lead to a text under the name that it had. */
export function countLeading(before: Text, is: Texts): number {
  return [...is.values()].filter((text) => leadsTo(text, before)).length
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
