import { applyEdits, type Edit } from '../edits.ts'

/** Something wrong in the writing of fields. */
export type Slip = {
  /** Where it is, from the beginning of the fields. */
  readonly offset: number
  readonly sentence: string
  readonly advice: string
  /** Readable all the same, but not as it was meant: nothing else would notice. */
  readonly silent?: boolean
  /** What mends it, where that is certain; counted from the beginning of the fields, too. */
  readonly repair?: Edit | undefined
}

/** What a field's value turned out to be: its end, and the slip in it if there is one. */
export type SeenValue = {
  readonly end: number
  readonly slip?: Slip
  /** A text in the indented lines that follow. */
  readonly block?: boolean
}

/** The repairs of slips, in order; null when one of them has none. */
export function editsOf(slips: readonly Slip[]): Edit[] | null {
  const edits = slips.flatMap(({ repair }) => repair ?? [])
  return edits.length === slips.length ? edits.toSorted((a, b) => a.start - b.start) : null
}

/** The text with all slips repaired; null when one of them cannot be. */
export function mended(text: string, slips: readonly Slip[]): string | null {
  const edits = editsOf(slips)
  return edits && applyEdits(text, edits)
}

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
