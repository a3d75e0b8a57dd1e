import type { ReactNode } from 'react'
import type { CardId, LinkKey, PageSlug, StoredValueName } from './compiled/index.ts'

export type { LinkKey, PageSlug, StoredValueName }

/** One button of a modal: either stored for the student under a key, or the same address for everyone. */
export type CardLink =
  | { readonly kind: 'stored'; readonly key: LinkKey; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

/** The same button with what the student's links say of it. */
export type ResolvedLink = { readonly note: string } & (
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
)

/** An icon as the shapes that draw it, on a square of 24: tag and attributes of each. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[]

/** A detail that stands apart from the text, such as the time of a lesson or an account number. */
export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** The student will need to type it elsewhere: it comes with a button that copies it. */
  readonly copy: boolean
}

/** Says when the class is, and how long it can be joined. */
type JoinStatus = {
  /** Shown when the class can no longer be joined. */
  readonly closed: ReactNode
}

/** Offers to save what the student got, such as a submission ID, and when to look at another card. */
export type CheckLater = {
  /** The card that says from when to look. */
  readonly card: CardId
  /** The figure that says how long to wait. */
  readonly after: string
  /** What the student is to keep, and what it is good for. */
  readonly keep: string
  readonly help: string
}

export type Card = {
  readonly id: CardId
  readonly title: string
  readonly icon: IconShapes
  /** The page in whose folder it lies. */
  readonly page: PageSlug
  /** The sentence or two on the card and at the top of its modal. */
  readonly description: ReactNode
  /** The modal's message, rendered from the card's Markdown; null when the card has none. */
  readonly message: ReactNode
  readonly facts: readonly Fact[]
  /** Null on a card that has nothing to do with joining a class. */
  readonly classDoor: JoinStatus | null
  /** Null on a card after which nothing is waited for. */
  readonly checkLater: CheckLater | null
  readonly links: readonly CardLink[]
}

/** An entry of a page's table of contents. */
export type Heading = { readonly id: string; readonly text: string }

export type Page = {
  readonly slug: PageSlug
  readonly title: string
  /** The sentence or two under the heading; null when it has none. */
  readonly intro: ReactNode
  /** The page's own text, rendered from the Markdown of page.md; null when it has none. */
  readonly body: ReactNode
  /** The second-level headings of the body, where page.md asks for a table of contents; else empty. */
  readonly contents: readonly Heading[]
  readonly cards: readonly Card[]
  /** The one of the cards that stands in the welcome, too; null on every page but the dashboard. */
  readonly welcomeCard: Card | null
}

/**
 * What is known of a page before its text is loaded.
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
      /** Plain string prefixes of the path under which the entry is highlighted; none: the page's own path alone. */
      readonly highlight: readonly string[]
      /** A line stands below it, because what follows is about something else. */
      readonly lineAfter: boolean
    }
  | {
      /** A website of others, which opens in a new tab. */
      readonly kind: 'outside'
      readonly address: string
      readonly label: string
      readonly icon: IconShapes
      readonly lineAfter: boolean
    }
  | { readonly kind: 'logout'; readonly label: string }

/** What search finds of content, and where that leads. */
export type SearchDocument = {
  readonly kind: 'page' | 'card' | 'section' | 'outside'
  readonly title: string
  /** The title of the page that a card or section stands on; else ''. */
  readonly page: string
  readonly text: string
  /** Other words for it, on one line; '' where there are none. */
  readonly keywords: string
  /** The page itself, its heading, the card's modal, or a website of others. */
  readonly address: string
}

/** Where a link key or value is stored: the first of the fields that holds something, else the default. */
export type StoredSource = { readonly fields: readonly string[]; readonly default: string | null }

/** A number of content/figures.json, such as 10 'minutes'. */
export type Figure = { readonly value: number; readonly unit: string }

export type Site = {
  readonly name: string
  /** What the school says of itself in one line, in front of the sign-in. */
  readonly tagline: string
  /** The sign-in has a link to each of these that the school has. */
  readonly mentorLogin?: string
  readonly alternatePortal?: string
  /** IANA name of the school's time zone. */
  readonly timeZone: string
  readonly support: { readonly email: string; readonly phone: string; readonly hours: string }
  readonly chat: Chat
  /** Whether a service worker keeps the portal on the device. */
  readonly opensOffline: boolean
}

/** What the chat frame shows: our own page of contacts, a vendor's hosted page, or a vendor's script. */
export type Chat =
  | { readonly kind: 'contacts' }
  | { readonly kind: 'frame'; readonly address: string }
  | { readonly kind: 'script'; readonly address: string }
