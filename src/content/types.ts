import type { CardId, LinkKey, PageSlug, StoredValueName } from './compiled/index.ts'
import type { Text } from './text.ts'

export type { CardId, LinkKey, PageSlug, StoredValueName }

/** One link button of a modal: stored per student under a key, or the same address for everyone. */
export type CardLink =
  | { readonly kind: 'stored'; readonly key: LinkKey; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

/** The same button with the student's own address, or the reason that there is none. */
export type ResolvedLink = { readonly note: string } & (
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
)

/** An icon's SVG shapes in a 24 × 24 view box: the tag and attributes of each. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[]

/** A detail shown apart from the text, such as a lesson time or an account number. */
export type Fact = {
  readonly label: string
  readonly value: Text
  /** Show a Copy button, because the student needs the value elsewhere. */
  readonly copy: boolean
}

/**
 * Present on a card for joining a class. The card then shows the join window, which the portal computes
 * from the lesson time.
 */
type ClassDoor = {
  /** Shown when the class can no longer be joined. */
  readonly closed: Text
}

/** Offers to save an ID, such as a submission ID, and says when to check another card for the result. */
export type CheckLater = {
  /** The card that shows the saved ID and when to check. */
  readonly card: CardId
  /** The name of the figure for the waiting time. */
  readonly after: string
  /** The label of the saved ID; `help` explains what the ID is for. */
  readonly keep: string
  readonly help: string
}

export type Card = {
  readonly id: CardId
  readonly title: string
  readonly icon: IconShapes
  /** One or two sentences on the card and at the top of its modal. */
  readonly description: Text
  /** The modal's message, rendered from the card's Markdown. */
  readonly message: Text
  readonly facts: readonly Fact[]
  /** Null if the card is not about joining a class. */
  readonly classDoor: ClassDoor | null
  /** Null if the card has no result to wait for. */
  readonly checkLater: CheckLater | null
  readonly links: readonly CardLink[]
}

/** A card of a file, with what the portal does not show of it. */
export type ReadCard = Card & {
  readonly file: string
  /** For the search, on one line. */
  readonly keywords: string
}

/** An entry of a page's table of contents. */
export type Heading = { readonly id: string; readonly text: string }

/** A heading of a page's text; depth 2 is `##`. */
export type HeadingInText = Heading & { readonly depth: number }

export type Page = {
  readonly slug: PageSlug
  readonly title: string
  /** One or two sentences below the heading. */
  readonly intro: Text
  /** The page's own text, rendered from the Markdown of page.md. */
  readonly body: Text
  /** The body's second-level headings if page.md asks for a table of contents; else empty. */
  readonly contents: readonly Heading[]
  readonly cards: readonly Card[]
  /** The card that the welcome also shows; null on every page but the dashboard. */
  readonly welcomeCard: CardId | null
}

/** A page of a file, with the ids of its cards, and what the portal shows of it elsewhere or not at all. */
export type ReadPage = Omit<Page, 'cards'> & {
  readonly cards: readonly CardId[]
  readonly file: string
  /** For the search, on one line. */
  readonly keywords: string
  readonly icon: IconShapes
  readonly headings: readonly HeadingInText[]
  readonly public: boolean
}

/**
 * A page's data that is available before its text is loaded.
 * @public The compiled index imports it.
 */
export type PageEntry = {
  readonly title: string
  /** '/' for the dashboard, else '/' and the slug. */
  readonly path: string
  /** Readable without signing in. */
  readonly public: boolean
}

export type NavigationEntry =
  | {
      readonly kind: 'page'
      readonly page: PageSlug
      readonly label: string
      /** Path prefixes (plain strings) that highlight the entry; if empty, only the page's own path does. */
      readonly highlight: readonly string[]
      /** Draw a line below the entry, because the next one starts another subject. */
      readonly lineAfter: boolean
    }
  | {
      /** Another website, which opens in a new tab. */
      readonly kind: 'outside'
      readonly address: string
      readonly label: string
      readonly icon: IconShapes
      readonly lineAfter: boolean
    }
  | { readonly kind: 'logout'; readonly label: string }

/** One search result from content, with its address. */
export type SearchDocument = {
  readonly kind: 'page' | 'card' | 'section' | 'outside'
  readonly title: string
  /** The title of the page that has the card or section; else ''. */
  readonly page: string
  readonly text: string
  /** Other words for it, on one line; '' if there are none. */
  readonly keywords: string
  /** The address of the page, the heading, the card's modal, or another website. */
  readonly address: string
}

/** What the whole portal knows of the school. */
export type School = {
  readonly site: Site
  readonly navigation: readonly NavigationEntry[]
  readonly figures: Readonly<Record<string, Figure>>
  readonly linkSources: Readonly<Record<string, StoredSource>>
  readonly storedValues: Readonly<Record<string, StoredSource>>
}

/** Where a link key or value is stored: the first non-empty field counts, else the default. */
export type StoredSource = { readonly fields: readonly string[]; readonly default: string | null }

/** A number of content/figures.json, such as 10 'minutes'. */
export type Figure = { readonly value: number; readonly unit: string }

export type Site = {
  readonly name: string
  /** The school's one-line slogan on the sign-in page. */
  readonly tagline: string
  /** The sign-in page links to this address and the next, if the school has them. */
  readonly mentorLogin?: string | undefined
  readonly alternatePortal?: string | undefined
  /** IANA name of the school's time zone. */
  readonly timeZone: string
  readonly support: { readonly email: string; readonly phone: string; readonly hours: string }
  readonly chat: Chat
  /** Whether a service worker keeps the portal on the device. */
  readonly opensOffline: boolean
}

/** The chat frame's content: our own contacts page, a vendor's hosted page, or a vendor's script. */
export type Chat =
  | { readonly kind: 'contacts' }
  | { readonly kind: 'frame'; readonly address: string }
  | { readonly kind: 'script'; readonly address: string }
