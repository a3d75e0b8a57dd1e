import type { PartLine } from './compare-texts.ts'

/** How soon something has to be looked at: what costs students money comes first. */
export const WEIGHTS = {
  account: 0,
  website: 1,
  figure: 2,
  address: 3,
  meaning: 4,
  hidden: 5,
  changed: 6,
  added: 7,
  renamed: 8,
  order: 9,
  look: 10,
  other: 11,
} as const

/** Something in a change that is easily overlooked and must not be. */
export type Alert = {
  readonly weight: number
  /** What it is of, to be counted. */
  readonly what: 'account' | 'contact' | 'link' | 'figure' | 'words' | 'place'
  /** `ask` needs what only the school knows, `look` a look, and `mild` is told alone. */
  readonly grade: 'ask' | 'look' | 'mild'
  readonly words: string
  /** Before and after; null where the words say it all. */
  readonly line: PartLine | null
}
