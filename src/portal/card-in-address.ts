/** What the portal reads of an address behind the `?`: the card whose modal is open. */
export type Search = { readonly card?: string }

// TanStack's own reading would take `?card=12` for a number, and write the slash of
// `classes/class-link` as %2F.

/** A card that is named twice, and whatever else stands behind the `?`, is ignored. */
export function readSearch(text: string): Search {
  const [card, ...more] = new URLSearchParams(text).getAll('card')
  return card && more.length === 0 ? { card } : {}
}

export function writeSearch({ card }: Search): string {
  return card === undefined ? '' : `?card=${encodeURIComponent(card).replaceAll('%2F', '/')}`
}
