import { createHash } from 'node:crypto'
import type { FilledPart, Values } from '../../src/content/values.ts'
import type { ReadCard, ReadLink } from '../content/read/read-card.ts'
import type { Uses } from '../content/read/read-document.ts'
import type { ReadMail } from '../content/read/read-mail.ts'
import { pagePath, type ReadPage } from '../content/read/read-page.ts'
import type { Settings } from '../content/settings/read-settings.ts'
import { plainBlocks, storedValue, type PlainHeading, type PlainLink } from './plain-blocks.ts'
import type { Version } from './version.ts'

/**
 * A card, a page or a mail in plain words, its figures filled in. What its file does not hold, or holds
 * wrongly, is '' or an empty list, and so is what only another kind has.
 */
export type Text = {
  readonly kind: 'card' | 'page' | 'mail'
  readonly id: string
  readonly file: string
  /** Of a mail its subject. */
  readonly title: string
  readonly icon: string
  readonly description: string
  /** A line each. */
  readonly facts: readonly string[]
  readonly buttons: readonly Button[]
  /** The message of a card or the text of a page: a line for each paragraph, heading, entry or row. */
  readonly body: readonly string[]
  /** Those of its lines that are headings. */
  readonly headings: readonly PlainHeading[]
  /** The links in its body. */
  readonly links: readonly PlainLink[]
  /** Changes whenever the rendered body does, in its words, its bold or its pictures. */
  readonly look: string
  /** The cards that a page shows, by id, in order. */
  readonly cards: readonly string[]
  readonly cardTitles: readonly string[]
  /** Who can read a page. */
  readonly readable: string
  /** Where students find it: 'Dashboard (/)', 'Classes (/classes)'; of a mail nowhere. */
  readonly shownOn: readonly string[]
  readonly uses: Uses
}

export type Button = {
  /** 'Click Here', 'Link 2'. */
  readonly name: string
  /** The name, and the note beside the button. */
  readonly label: string
  /** Null where each student has an address of their own. */
  readonly address: string | null
  /** Where it leads, in words. */
  readonly to: string
}

/** What the texts of a version say, by their ids; what is wrong in them is the check's to tell. */
export function textsOf({ content, files }: Version): Map<string, Text> {
  const { pages, readings, mails, settings, values } = content
  const texts = new Map<string, Text>()
  const titleOf = (id: string) => content.cards.get(id)?.title || id
  for (const { kind, id, file, found, uses } of readings) {
    if (!found) continue
    const isCard = kind === 'card'
    const body = isCard ? found.message : found.body
    const { blocks, headings, links } = plainBlocks(body)
    const pictures = uses.pictures.map((picture) => hash(files.get(picture) ?? ''))
    const showing = pages.filter(({ slug, cards }) => slug === id || cards.includes(id))
    const shownCards = isCard ? [] : showing.flatMap(({ cards }) => cards)
    texts.set(id, {
      kind,
      id,
      file,
      title: found.title,
      icon: found.icon ?? '',
      description: filled(isCard ? found.description : found.intro),
      facts: isCard ? factLines(found, values, titleOf) : welcomeLines(found, titleOf),
      buttons: isCard ? buttonsOf(found.links, settings) : [],
      body: blocks,
      headings,
      links,
      look: [JSON.stringify(body), ...pictures].join('\n'),
      cards: shownCards,
      cardTitles: shownCards.map(titleOf),
      readable: isCard ? '' : readableBy(found.public),
      shownOn: showing.map(({ slug, title }) => `${title} (${pagePath(slug)})`),
      uses,
    })
  }
  for (const { id, file, found, uses } of mails) {
    if (found) texts.set(`mail/${id}`, mailText(`mail/${id}`, file, found, uses))
  }
  return texts
}

function mailText(id: string, file: string, { subject, body }: ReadMail, uses: Uses): Text {
  const { blocks, headings, links } = plainBlocks(body)
  return {
    kind: 'mail',
    id,
    file,
    title: subject,
    icon: '',
    description: '',
    facts: [],
    buttons: [],
    body: blocks,
    headings,
    links,
    look: JSON.stringify(body),
    cards: [],
    cardTitles: [],
    readable: '',
    shownOn: [],
    uses,
  }
}

function filled(parts: readonly FilledPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : storedValue(part.stored))).join('')
}

function factLines(
  { facts, classDoor, checkLater }: ReadCard,
  { printed }: Values,
  titleOf: (id: string) => string,
): string[] {
  const door = classDoor ? [`Once the door is closed: ${filled(classDoor.closed)}`] : []
  const later = checkLater?.shown
  const wait = later && [
    `To save: ${later.keep} (${later.help})`,
    `Then after ${printed.get(`figures.${later.after}`) ?? later.after}: ${titleOf(later.card)}`,
  ]
  return [...facts.map(factLine), ...door, ...(wait ?? [])]
}

function welcomeLines({ welcomeCard }: ReadPage, titleOf: (id: string) => string): string[] {
  return welcomeCard === null ? [] : [`In the welcome: ${titleOf(welcomeCard.id)}`]
}

/** How a fact ends that students copy, such as an account number. */
export const COPIED = ' (with a Copy button)'

function factLine({ label, value, copy }: ReadCard['facts'][number]): string {
  return `${label}: ${filled(value)}${copy ? COPIED : ''}`
}

function buttonsOf(links: readonly ReadLink[], settings: Settings): Button[] {
  return links.map((link, index) => {
    const name = links.length === 1 ? 'Click Here' : `Link ${index + 1}`
    const label = link.note === '' ? name : `${name} – ${link.note}`
    return link.kind === 'fixed'
      ? { name, label, address: link.address, to: link.address }
      : { name, label, address: null, to: ownAddress(link.key, settings) }
  })
}

function ownAddress(key: string, { links }: Settings): string {
  const fallback = links?.parts?.links?.[key]?.default
  const own = `each student’s own address (${key})`
  return fallback === undefined ? own : `${own}, or ${fallback} when none is stored`
}

function readableBy(everybody: boolean): string {
  return everybody ? 'by everybody, without signing in' : 'after signing in'
}

function hash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
