import type { Problem } from '../problem.ts'
import type { TextFile } from '../sort/sort-files.ts'
import type { Source, Spot } from '../source.ts'
import type { Use } from '../use.ts'
import type { ReadCard } from './read-card.ts'
import type { ReadMail } from './read-mail.ts'
import type { ReadPage } from './read-page.ts'

/** The result of reading a text. A field that could not be read is '' in `found`. */
export type Reading<Found> = {
  /** Null where fields and text cannot be told apart. */
  readonly found: Found | null
  /** Whether its fields say all that they should. */
  readonly isWhole: boolean
  /** Where its title or subject stands. */
  readonly titleSpot: Spot
  readonly problems: readonly Problem[]
  readonly uses: readonly Use[]
}

type Read<Kind, Found> = Omit<TextFile, 'kind'> &
  Reading<Found> & { readonly kind: Kind; readonly source: Source }

export type CardReading = Read<'card', ReadCard>
export type PageReading = Read<'page', ReadPage>
export type MailReading = Read<'mail', ReadMail>

/** A text of content as it was read. */
export type TextReading = CardReading | PageReading | MailReading
