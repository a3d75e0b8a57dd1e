import type { MailName } from '../../../src/content/mail-template.ts'
import type { Text } from '../../../src/content/text.ts'
import type { ReadCard } from '../../../src/content/card.ts'
import type { ReadPage } from '../../../src/content/page.ts'
import type { Problem } from '../problem.ts'
import type { TextFile } from '../sort/sort-files.ts'
import type { Source, Spot } from '../source.ts'
import type { Use } from '../use.ts'

/** A mail as its file says. The server fills in the values of its body. */
export type ReadMail = {
  readonly name: MailName
  readonly file: string
  readonly subject: string
  readonly body: Text
}

/** The result of reading a text. An invalid field is '' in `data`. */
export type Reading<Data> = {
  /** Null if its fields cannot be read. */
  readonly data: Data | null
  /** Whether all its fields are valid. */
  readonly isWhole: boolean
  /** The place of its title or subject. */
  readonly titleSpot: Spot
  readonly problems: readonly Problem[]
  readonly uses: readonly Use[]
}

type Read<Kind, Data> = Extract<TextFile, { readonly kind: Kind }> &
  Reading<Data> & { readonly source: Source }

export type CardReading = Read<'card', ReadCard>
export type PageReading = Read<'page', ReadPage>
export type MailReading = Read<'mail', ReadMail>

/** A text of content as it was read. */
export type TextReading = CardReading | PageReading | MailReading
