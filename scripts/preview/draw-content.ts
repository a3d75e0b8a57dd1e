import { keptDrawing, withPictures } from '../../src/content/markdown/drawing.ts'
import {
  pictureAddress,
  type SerializedCard,
  type SerializedPage,
  type SerializedSchool,
  type Entry,
} from '../../src/preview/exchange.ts'
import { emitAccent } from '../content/emit/emit-theme.ts'
import type { Content } from '../content/emit/emit-modules.ts'
import type { ReadCard } from '../content/read/read-card.ts'
import { pagePath } from '../content/read/read-page.ts'
import type { ResolvedPage } from '../content/read/resolve-cards.ts'

/** The JSON of every entry by its key: 'school', 'page:<slug>', 'card:<id>'. */
export function drawContent(content: Content): Map<string, string> {
  const drawn = new Map([['school', JSON.stringify(drawSchool(content))]])
  for (const page of content.pages) {
    drawn.set(`page:${page.slug}`, JSON.stringify(drawPage(page)))
  }
  for (const [id, card] of content.folders.flatMap(({ cards }) => [...cards()])) {
    if (card) drawn.set(`card:${id}`, cardJson(card))
  }
  return drawn
}

export function readEntry(json: string): Entry {
  return JSON.parse(json) as Entry
}

const jsonOfCards = new WeakMap<ReadCard, string>()

/** A card that was not read anew is not drawn anew. */
function cardJson(card: ReadCard): string {
  const known = jsonOfCards.get(card)
  if (known !== undefined) return known
  const json = JSON.stringify(drawCard(card))
  jsonOfCards.set(card, json)
  return json
}

function drawCard({
  id,
  title,
  icon,
  description,
  message,
  facts,
  ...card
}: ReadCard): SerializedCard {
  const [folder = ''] = id.split('/')
  return {
    kind: 'card',
    id,
    file: card.fields.source.file,
    title,
    icon,
    description,
    message: withPictures(keptDrawing(message), (name) => pictureAddress(folder, name)),
    facts,
    links: card.cardLinks,
  }
}

function drawPage(page: ResolvedPage): SerializedPage {
  const headings = page.headings.filter(({ depth }) => page.contents && depth === 2)
  return {
    kind: 'page',
    slug: page.slug,
    file: page.fields.source.file,
    path: pagePath(page.slug),
    title: page.title,
    icon: page.icon,
    public: page.public,
    intro: page.intro,
    body: withPictures(keptDrawing(page.body), (name) => pictureAddress(page.slug, name)),
    contents: headings.map(({ id, text }) => ({ id, text })),
    // Those with a mistake too: their last good version is shown.
    cards: page.ids,
  }
}

function drawSchool({ site, links, values, navigation }: Content): SerializedSchool {
  const { accent: _accent, logo, repository, ...shown } = site
  return {
    kind: 'school',
    site: shown,
    repository: repository ?? null,
    logo: logo === undefined ? null : `/content/${logo}`,
    accent: emitAccent(site),
    navigation: navigation as SerializedSchool['navigation'],
    links: sources(links.links),
    values: sources(links.values),
    printed: [...values.printed],
    stored: [...values.stored],
  }
}

function sources(from: Content['links']['links']): SerializedSchool['links'] {
  const entries = Object.entries(from).map(([key, { fields, default: fallback = null }]) => {
    return [key, { fields, default: fallback }] as const
  })
  return Object.fromEntries(entries)
}
