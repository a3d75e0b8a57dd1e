import type { Text as Words } from '../../src/content/text.ts'
import { readPeriod } from '../../src/content/card-periods.ts'
import { cardSchema, type ReadCard } from '../../src/content/card.ts'
import { pageSchema, type ReadPage } from '../../src/content/page.ts'
import { camelCase, infoOf } from '../../src/content/walk.ts'
import { pagePath, valuesIn, type Compiled } from '../content/for-tools.ts'
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
    if (reading.data === null) return []
    const id = kind === 'mail' ? `mail/${reading.id}` : reading.id
    const showing = content.pages.filter(
      ({ slug, cards }) => slug === id || cards.some((card) => card === id),
    )
    return [
      {
        kind,
        id,
        file,
        title: reading.kind === 'mail' ? reading.data.subject : reading.data.title,
        fields: fieldsOf(reading, content).filter(({ lines }) => lines.length > 0),
        cards: kind === 'page' ? showing.flatMap(({ cards }) => cards) : [],
        shownOn: showing.map(({ slug, title }) => `${title} (${pagePath(slug)})`),
        settings: [...valuesIn(source), ...uses.filter((use) => use.kind === 'key')].map(
          ({ name }) => name,
        ),
        pictures: uses.flatMap((use) => (use.kind === 'picture' ? use.name : [])),
        isNeverShown: reading.kind === 'card' && endsBeforeItBegins(reading.data),
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
  if (reading.data === null) return []
  if (reading.kind === 'page') return pageFields(reading.data, reading, content)
  if (reading.kind === 'card') return cardFields(reading.data, reading, content)
  return [field('Subject', reading.data.subject), textField('Text', reading.data.body)]
}

/** The fields of a text in the order of its schema, without those that have a layout of their own. */
function fieldsBy(schema: typeof cardSchema | typeof pageSchema, reading: Reading): Field[] {
  const data: object = reading.data ?? {}
  return Object.entries(schema.entries).flatMap(([name, inner]) => {
    const { label, names, isForEachStudent } = infoOf(inner)
    if (label === undefined || OWN_LAYOUT.has(name)) return []
    if (names === 'icon') {
      const icon = reading.uses.find(({ kind }) => kind === 'icon')
      return field(label, icon?.name ?? '', 'look')
    }
    const value: unknown = Reflect.get(data, camelCase(name))
    if (typeof value === 'string') return field(label, value)
    if (Array.isArray(value))
      return field(label, isForEachStudent ? filled(value) : value.join(', '))
    return field(label, value === true ? 'yes' : '', name === 'public' ? 'access' : 'look')
  })
}

const OWN_LAYOUT = new Set(['cards', 'facts', 'links'])

function pageFields(page: ReadPage, reading: Reading, content: Content): Field[] {
  const welcome = page.welcomeCard && (content.cards.get(page.welcomeCard)?.title ?? '')
  return [
    ...fieldsBy(pageSchema, reading),
    field('In the welcome', welcome ?? ''),
    textField('Text', page.body),
  ]
}

function cardFields(card: ReadCard, reading: Reading, content: Content): Field[] {
  const later = card.checkLater
  const wait = later && (content.values.printed.get(`figures.${later.after}`) ?? later.after)
  const then = later && (content.cards.get(later.card)?.title ?? later.card)
  return [
    ...fieldsBy(cardSchema, reading),
    ...card.facts.map(({ label, value, copy }) => {
      return field(label, filled(value), copy ? 'copied' : 'words')
    }),
    field('When class has started', card.joinWindow ? filled(card.joinWindow.closed) : ''),
    field('To save', later ? `${later.keep}: ${later.help} After ${wait} see ${then}.` : ''),
    { label: 'Buttons', kind: 'words', lines: buttonLines(card, content) },
    textField('Message', card.message),
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

function field(label: string, text: string, kind: Field['kind'] = 'words'): Field {
  return { label, kind, lines: text === '' ? [] : [text] }
}

function textField(label: string, text: Words): Field {
  return { label, kind: 'words', lines: linesOf(text) }
}

function filled(text: Words): string {
  return linesOf(text).join(' ')
}
