import type { FieldPath, Fields } from './fields/fields.ts'
import type { Spot } from './source.ts'

/** Something of the rest of content, or of the world, that a text names. */
export type Use = {
  readonly kind: UseKind
  /** An id of a card, a link key, an icon, a figure, a page's folder, a picture's path, or an address with its values filled in. */
  readonly name: string
  readonly spot: Spot
}

/** The kind of thing that is named. listed, welcome and card name a card: under cards:, in welcome_card, in check_later. */
type UseKind =
  | 'key'
  | 'icon'
  | 'picture'
  | 'address'
  | 'figure'
  | 'page'
  | 'highlight'
  | 'listed'
  | 'welcome'
  | 'card'

/** A field's kind, the name in it, and its path. */
export type FieldUse = readonly [kind: UseKind, name: string | undefined, path: FieldPath]

export function usesIn(fields: Fields, named: readonly FieldUse[]): Use[] {
  return named.flatMap(([kind, name, path]) =>
    name === undefined ? [] : { kind, name, spot: withoutQuotes(fields.valueSpot(path)) },
  )
}

/** The spot of a value without its quotes. */
function withoutQuotes(spot: Spot): Spot {
  const { source, start, end } = spot
  const isQuoted = /^(["'])[^]*\1$/.test(source.text.slice(start, end))
  return isQuoted ? { source, start: start + 1, end: end - 1 } : spot
}
