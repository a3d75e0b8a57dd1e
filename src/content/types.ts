import type { CardId, LinkKey, PageSlug, StoredValueName } from './compiled/index.ts'

export type { CardId, LinkKey, PageSlug, StoredValueName }

/** A link button of a modal with the student's own address, or the reason that there is none. */
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

/** What the search needs of content. */
export type SearchTexts = {
  readonly documents: readonly SearchDocument[]
  /** The addresses that it suggests before the student types. */
  readonly suggested: readonly string[]
  /** The address of the page to ask if it finds nothing; null if there is none. */
  readonly help: string | null
}

/** What the whole portal knows of the school. */
export type School = {
  readonly site: Site
  readonly navigation: readonly NavigationEntry[]
  readonly search: Omit<SearchTexts, 'documents'>
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
  /** Of that zone: see src/contract/wall-time.ts. */
  readonly utcOffsets: readonly (readonly [from: number, ahead: number])[]
  readonly support: {
    readonly email: string
    readonly phone: string
    /** With its country code. */
    readonly whatsapp?: string | undefined
    readonly hours: string
  }
  readonly chat: Chat
  /** Whether a service worker keeps the portal on the device. */
  readonly opensOffline: boolean
}

/** The chat frame's content: our own contacts page, a vendor's hosted page, or a vendor's script. */
export type Chat =
  | { readonly kind: 'contacts' }
  | { readonly kind: 'frame'; readonly address: string }
  | { readonly kind: 'script'; readonly address: string }
