import type { NameKind } from '../../src/content/fields.ts'
import type { FieldPath } from '../../src/content/walk.ts'
import type { Fields } from './fields/fields.ts'
import type { Spot } from './source.ts'

/** A place in a file that names something: a part of content, or a website. */
export type Use = {
  readonly kind: UseKind
  /** An id of a card, a link key, an icon, a figure, a page's folder, a picture's path, or an address with its values filled in. */
  readonly name: string
  readonly spot: Spot
}

/** Beside the fields of texts, the settings name pages, and Markdown shows pictures. */
type UseKind = NameKind | 'picture' | 'page' | 'highlight'

/** A field's kind, the name in it, and its path. */
export type FieldUse = readonly [kind: UseKind, name: string | undefined, path: FieldPath]

/** The names in the fields of a file, if it could be read. */
export function usesIn(fields: Fields | undefined, named: readonly FieldUse[]): Use[] {
  return named.flatMap(([kind, name, path]) => {
    if (!fields || name === undefined) return []
    const { source, start, end } = fields.valueSpot(path)
    const quotes = /^(["'])[^]*\1$/.test(source.text.slice(start, end)) ? 1 : 0
    return { kind, name, spot: { source, start: start + quotes, end: end - quotes } }
  })
}
