import type { FieldBlock } from '../fields/fields.ts'
import type { ReadCard } from '../read/read-card.ts'

/** What cards and pages of earlier runs were written as. */
export type Sources = {
  readonly cards: WeakMap<ReadCard, string>
  /** By the page's fields, which are others whenever it was read anew. */
  readonly pages: WeakMap<FieldBlock, { readonly cards: string; readonly source: string }>
}

export function createSources(): Sources {
  return { cards: new WeakMap(), pages: new WeakMap() }
}
