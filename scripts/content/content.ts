import type { Values } from '../../src/content/values.ts'
import type { ReadNavigationEntry } from './read/read-navigation.ts'
import type { CardReading, MailReading, PageReading } from './read/read-text.ts'
import type { Cards, ResolvedPage } from './read/resolve-cards.ts'
import type { LinksFile } from './schemas/settings.ts'
import type { SiteFile } from './schemas/site.ts'
import type { Settings } from './settings/read-settings.ts'

/** Content, read and rendered, as much of it as can be read beside mistakes. */
export type Content = {
  readonly settings: Settings
  readonly values: Values
  readonly navigation: readonly ReadNavigationEntry[]
  readonly pages: readonly ResolvedPage[]
  readonly cards: Cards
  /** Of every card and page, in the order of folders and names. */
  readonly readings: readonly (CardReading | PageReading)[]
  readonly mails: readonly MailReading[]
}

/** Content in which everything is right. */
export type SoundContent = Content & { readonly site: SiteFile; readonly links: LinksFile }
