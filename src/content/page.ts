import * as v from 'valibot'
import { icon, keywords, type Card } from './card.ts'
import type { PageSlug } from './compiled/index.ts'
import { field, flag, line, name, words, type CompiledFields } from './fields.ts'
import type { Text } from './text.ts'
import type { IconShapes } from './types.ts'

// The fields of a page.

export const pageSchema = v.strictObject({
  title: line({
    label: 'Title',
    example: 'title: Classes',
    description: 'The heading of the page.',
  }),
  intro: v.optional(
    words({
      label: 'Intro',
      example: 'intro: Everything you need to join your classes.',
      description: 'A sentence or two under the heading.',
    }),
  ),
  icon: v.optional(icon),
  keywords: v.optional(keywords),
  cards: v.optional(
    field(
      v.array(name('listed', { example: '- class-link', description: 'The name of a card.' })),
      {
        label: 'Cards, in their order',
        example: 'cards:\n  - class-link',
        description:
          'The order of the cards: class-link, or classes/class-link for a card of another page.',
      },
    ),
  ),
  welcome_card: v.optional(
    name('welcome', {
      example: 'welcome_card: classes/class-link',
      description: 'On the dashboard: the card that the welcome also shows.',
    }),
  ),
  contents: v.optional(
    flag({
      label: 'List the headings above the text',
      example: 'contents: true',
      description: 'true shows a list of the headings that begin with ##.',
    }),
  ),
  public: v.optional(
    flag({
      label: 'Open to everyone, without signing in',
      example: 'public: true',
      description: 'true lets people read the page without signing in.',
    }),
  ),
})

type Fields = CompiledFields<v.InferOutput<typeof pageSchema>>

/** An entry of a page's table of contents. */
export type Heading = { readonly id: string; readonly text: string }

/** A heading of a page's text; depth 2 is `##`. */
export type HeadingInText = Heading & { readonly depth: number }

export type Page = Pick<Fields, 'title' | 'intro' | 'welcomeCard'> & {
  readonly slug: PageSlug
  /** The page's own text, rendered from the Markdown of page.md. */
  readonly body: Text
  /** The body's second-level headings if page.md asks for a table of contents; else empty. */
  readonly contents: readonly Heading[]
  readonly cards: readonly Card[]
}

/** A page of a file, with the ids of its cards, and what the portal shows of it elsewhere or not at all. */
export type ReadPage = Omit<Page, 'cards'> &
  Pick<Fields, 'cards' | 'public'> & {
    readonly file: string
    /** '/' for the dashboard, else '/' and the slug. */
    readonly path: string
    /** For the search, on one line. */
    readonly keywords: string
    readonly icon: IconShapes
    readonly headings: readonly HeadingInText[]
  }
