import type { Address } from '../../src/contract/address.ts'
import type { ReadCard } from '../../src/content/card.ts'
import type { ReadPage } from '../../src/content/page.ts'
import type { CardId, NavigationEntry } from '../../src/content/types.ts'
import type { Values } from '../../src/content/values.ts'
import type { ContentFiles } from './files/content-files.ts'
import type { CardReading, MailReading, PageReading } from './read/reading.ts'
import type { LinksFile } from './schemas/settings.ts'
import type { SiteFile } from './schemas/site.ts'
import type { Settings } from './settings/read-settings.ts'
import type { SortedFiles } from './sort/sort-files.ts'
import type { Source, Spot } from './source.ts'
import type { Use } from './use.ts'

/** All content that could be read. A check gets this and nothing else. */
export type Content = {
  readonly files: ContentFiles
  readonly sorted: SortedFiles
  readonly settings: Settings
  readonly values: Values
  readonly navigation: readonly NavigationEntry[]
  /** Each page shows the cards that it names, in order, then the others of its folder by file name. */
  readonly pages: readonly ReadPage[]
  /** The cards by their ids; null if the fields cannot be read. */
  readonly cards: ReadonlyMap<string, ReadCard | null>
  /** Every card and page, in the order of folders and names. */
  readonly readings: readonly (CardReading | PageReading)[]
  readonly mails: readonly MailReading[]
  /** The text of every card, page, mail and JSON file. */
  readonly sources: readonly Source[]
  /** Everything that fields, links and pictures name. For values between braces see valuesIn. */
  readonly uses: readonly Use[]
  /** The uses that name a card, a page or an address, with the target of each. */
  readonly references: readonly Reference[]
}

/** Content without errors. */
export type SoundContent = Content & { readonly site: SiteFile; readonly links: LinksFile }

/** A place in a file that leads to a card, a page or an address. */
export type Reference = {
  readonly spot: Spot
  /** The page whose own text holds it; null for cards, mails and settings. */
  readonly from: string | null
  readonly target: Target
}

export type Target =
  /** A page as navigation.json names it, by its folder. */
  | { readonly kind: 'page'; readonly page: string }
  /** The beginning of an address, as an entry of the sidebar names it; null if no page has it. */
  | { readonly kind: 'highlight'; readonly page: string | null }
  /** A card as fields name it. */
  | { readonly kind: 'card'; readonly id: CardId; readonly by: 'listed' | 'welcome' | 'card' }
  | AddressTarget

/** An address with its values filled in. */
export type AddressTarget = {
  readonly kind: 'address'
  readonly address: string
  /** Null if the address cannot be used. */
  readonly leads: Address | null
  /** The page at its path; null if there is none, or the address leads elsewhere. */
  readonly page: string | null
  /** The id of the card whose modal it opens; null if it opens none. */
  readonly card: CardId | null
}
