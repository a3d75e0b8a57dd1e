import type { FieldPath, Fields } from './fields/fields.ts'
import type { Spot } from './source.ts'

/** Something of the rest of content, or of the world, that a text names. */
export type Use = {
  readonly kind: UseKind
  /** The id of a card, the path of a picture, an address with its values filled in. */
  readonly name: string
  readonly spot: Spot
}

/** A card is listed under cards:, welcomed on the dashboard, or named by check_later. */
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

/** What a field names, by its path; nothing where the field is missing. */
export type FieldUse = readonly [kind: UseKind, name: string | undefined, path: FieldPath]

export function usesIn(fields: Fields, named: readonly FieldUse[]): Use[] {
  return named.flatMap(([kind, name, path]) =>
    name === undefined ? [] : { kind, name, spot: lazySpot(fields, path) },
  )
}

/** A value without its quotes. Looked for when it is asked for: few runs need a place in a JSON file. */
function lazySpot(fields: Fields, path: FieldPath): Spot {
  let found: Spot | undefined
  const spot = () => (found ??= withoutQuotes(fields.valueSpot(path)))
  return {
    source: fields.source,
    get start() {
      return spot().start
    },
    get end() {
      return spot().end
    },
  }
}

function withoutQuotes(spot: Spot): Spot {
  const { source, start, end } = spot
  const isQuoted = /^(["'])[^]*\1$/.test(source.text.slice(start, end))
  return isQuoted ? { source, start: start + 1, end: end - 1 } : spot
}
