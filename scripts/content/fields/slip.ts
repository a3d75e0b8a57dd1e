import type { Repair } from '../problem.ts'

/** Something wrong in the writing of fields. */
export type Slip = {
  /** Where it is, from the beginning of the fields. */
  readonly offset: number
  readonly sentence: string
  readonly advice: string
  /** Readable all the same, but not as it was meant: nothing else would notice. */
  readonly silent?: boolean
  /** What mends it, where that is certain; counted from the beginning of the fields, too. */
  readonly repair?: Repair | undefined
}

/** What a field's value turned out to be: its end, and the slip in it if there is one. */
export type SeenValue = {
  readonly end: number
  readonly slip?: Slip
  /** A text in the indented lines that follow. */
  readonly block?: boolean
}

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
