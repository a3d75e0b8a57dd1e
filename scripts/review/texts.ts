import type { Text as Words } from '../../src/content/text.ts'
import { readPeriod } from '../../src/content/card-periods.ts'
import { cardSchema, type ReadCard } from '../../src/content/card.ts'
import { pageSchema, type ReadPage } from '../../src/content/page.ts'
import { camelCase, infoOf } from '../../src/content/walk.ts'
import { pagePath, valuesIn, type Compiled } from '../content/compiler.ts'
import { linesOf } from './lines.ts'

/** A part of a text that students see, under the name that a reader knows it by. */
export type Field = {
  readonly label: string
  /**
   * `copied`: a fact with a Copy button, such as an account number. `access`: whether it needs a sign-in.
   * `look`: no words of its own.
   */
  readonly kind: 'words' | 'copied' | 'access' | 'look'
  readonly lines: readonly string[]
}

/** A card, page or mail as students read it, its figures filled in. */
export type Text = {
  readonly kind: 'card' | 'page' | 'mail'
  readonly id: string
  readonly file: string
  readonly title: string
  readonly fields: readonly Field[]
  /** The cards that a page shows, by id, in order. */
  readonly cards: readonly string[]
  /** The pages on which students find it, such as 'Classes (/classes)'. */
  readonly shownOn: readonly string[]
  /** The names of the settings that its file uses, such as figures.class_join or a link key. */
  readonly settings: readonly string[]
  readonly pictures: readonly string[]
  /** Whether its period ends before it begins. */
  readonly isNeverShown: boolean
}

type Content = Compiled['content']
type Reading = Content['readings'][number]

/** The texts of a version by id; a file that cannot be read is left out, and the check says why. */
export function textsOf({ content }: Compiled): Map<string, Text> {
  const texts = [...content.readings, ...content.mails].flatMap((reading): Text[] => {
    const { kind, file, source, uses } = reading
    if (reading.found === null) return []
    const id = kind === 'mail' ? `mail/${reading.id}` : reading.id
    const showing = content.pages.filter(
      ({ slug, cards }) => slug === id || cards.some((card) => card === id),
    )
    return [
      {
        kind,
        id,
        file,
        title: reading.kind === 'mail' ? reading.found.subject : reading.found.title,
        fields: fieldsOf(reading, content).filter(({ lines }) => lines.length > 0),
        cards: kind === 'page' ? showing.flatMap(({ cards }) => cards) : [],
        shownOn: showing.map(({ slug, title }) => `${title} (${pagePath(slug)})`),
        settings: [...valuesIn(source), ...uses.filter((use) => use.kind === 'key')].map(
          ({ name }) => name,
        ),
        pictures: uses.flatMap((use) => (use.kind === 'picture' ? use.name : [])),
        isNeverShown: reading.kind === 'card' && endsBeforeItBegins(reading.found),
      },
    ]
  })
  return new Map(texts.map((text) => [text.id, text]))
}

function endsBeforeItBegins(card: ReadCard): boolean {
  const { from, until } = readPeriod(card)
  return from !== '' && until !== '' && until <= from
}

function fieldsOf(reading: Reading | Content['mails'][number], content: Content): Field[] {
  if (reading.found === null) return []
  switch (reading.kind) {
    case 'mail':
      return [
        words('Subject', reading.found.subject),
        { label: 'Text', kind: 'words', lines: linesOf(reading.found.body) },
      ]
    case 'page':
      return pageFields(reading.found, reading, content)
    case 'card':
      return cardFields(reading.found, reading, content)
  }
}

/** The fields of a text in the order of its schema, without those that have a layout of their own. */
function fieldsBy(schema: typeof cardSchema | typeof pageSchema, reading: Reading): Field[] {
  const found: object = reading.found ?? {}
  return Object.entries(schema.entries).flatMap(([name, inner]) => {
    const { label, names, isForEachStudent } = infoOf(inner)
    if (label === undefined || OWN_LAYOUT.has(name)) return []
    if (names === 'icon') {
      return look(label, reading.uses.find(({ kind }) => kind === 'icon')?.name ?? null)
    }
    const value: unknown = Reflect.get(found, camelCase(name))
    if (typeof value === 'string') return words(label, value)
    if (Array.isArray(value))
      return words(label, isForEachStudent ? filled(value) : value.join(', '))
    return look(label, value === true ? 'yes' : null, name === 'public' ? 'access' : 'look')
  })
}

const OWN_LAYOUT = new Set(['cards', 'facts', 'links'])

function pageFields(page: ReadPage, reading: Reading, content: Content): Field[] {
  const welcome = page.welcomeCard && (content.cards.get(page.welcomeCard)?.title ?? '')
  return [
    ...fieldsBy(pageSchema, reading),
    words('In the welcome', welcome ?? ''),
    { label: 'Text', kind: 'words', lines: linesOf(page.body) },
  ]
}

function cardFields(card: ReadCard, reading: Reading, content: Content): Field[] {
  const later = card.checkLater
  const wait = later && (content.values.printed.get(`figures.${later.after}`) ?? later.after)
  const then = later && (content.cards.get(later.card)?.title ?? later.card)
  return [
    ...fieldsBy(cardSchema, reading),
    ...card.facts.map(({ label, value, copy }): Field => {
      return { label, kind: copy ? 'copied' : 'words', lines: [filled(value)] }
    }),
    words('When class has started', card.joinWindow ? filled(card.joinWindow.closed) : ''),
    words('To save', later ? `${later.keep}: ${later.help} After ${wait} see ${then}.` : ''),
    { label: 'Buttons', kind: 'words', lines: buttonLines(card, content) },
    { label: 'Message', kind: 'words', lines: linesOf(card.message) },
  ]
}

function buttonLines({ links }: ReadCard, { settings }: Content): string[] {
  return links.map((link, index) => {
    const name = links.length === 1 ? 'Click Here' : `Link ${index + 1}`
    const fallback = link.key && settings.links?.parts?.links?.[link.key]?.default
    const to =
      link.key === null
        ? (link.address ?? '')
        : `each student’s own address (${link.key})${fallback ? `, or ${fallback}` : ''}`
    return `${link.note || name} → ${to}`
  })
}

function words(label: string, text: string): Field {
  return { label, kind: 'words', lines: text === '' ? [] : [text] }
}

function look(label: string, text: string | null, kind: 'look' | 'access' = 'look'): Field {
  return { label, kind, lines: text === null ? [] : [text] }
}

function filled(text: Words): string {
  return linesOf(text).join(' ')
}
