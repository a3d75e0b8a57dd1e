import type { TriedProblem } from '../exchange.ts'

// The fields of the form, and their labels and help.

export type TextKind = 'card' | 'page' | 'mail'

/** `words` is a list of words in the file, separated by commas in the form. */
type Shape = 'line' | 'lines' | 'words' | 'switch'

export type Field = {
  /** Its name in the file; an inner field is named with a dot. */
  readonly name: string
  readonly label: string
  readonly shape: Shape
  readonly help?: string
  /** Removed from the file if it is empty. */
  readonly isOptional: boolean
}

export function field(name: string, label: string, shape: Shape, help?: string): Field {
  return { name, label, shape, ...(help !== undefined && { help }), isOptional: false }
}

function optional(...given: Parameters<typeof field>): Field {
  return { ...field(...given), isOptional: true }
}

const TITLE = field('title', 'Title', 'line', 'The heading. Plain words only.')
const ON_CARD = 'A sentence or two, on the card and at the top of its modal. Plain words only.'
const ON_PAGE = 'A sentence or two under the heading. Plain words only.'
const IN_LIST = 'The line in the list of mails. Plain words only.'
const ICONS = 'The name of an icon on lucide.dev/icons, such as video or wallet.'
const SOUGHT = 'Other words that students may search for, with commas between them.'
const ICON = optional('icon', 'Icon', 'line', ICONS)
const KEYWORDS = optional('keywords', 'Search words', 'words', SOUGHT)

/** The fields above the text. */
export const FIELDS: Readonly<Record<TextKind, readonly Field[]>> = {
  card: [TITLE, field('description', 'Description', 'lines', ON_CARD)],
  page: [TITLE, optional('intro', 'Intro', 'lines', ON_PAGE)],
  mail: [field('subject', 'Subject', 'line', IN_LIST)],
}

const CLOSED = 'The sentence for students who come too late to join.'
const LATER = 'Its page and name, such as payments/payment-status.'
const AFTER = 'The name of a time in figures.json.'
const KEPT = 'The label of its field, such as Submission ID.'

/** Fields that seldom change, below the text. */
export const MORE_FIELDS: Readonly<Record<TextKind, readonly Field[]>> = {
  card: [
    ICON,
    KEYWORDS,
    optional('class_door.closed', 'Once the class has begun', 'lines', CLOSED),
    optional('check_later.card', 'Card to check later', 'line', LATER),
    optional('check_later.after', 'How long to wait', 'line', AFTER),
    optional('check_later.keep', 'What to save', 'line', KEPT),
    optional('check_later.help', 'What it is for', 'lines', 'A line beside its field.'),
  ],
  page: [
    ICON,
    KEYWORDS,
    optional('contents', 'List the headings above the text', 'switch'),
    optional('public', 'Open to everyone, without signing in', 'switch'),
  ],
  mail: [],
}

export function fieldsOf(kind: TextKind): readonly Field[] {
  return [...FIELDS[kind], ...MORE_FIELDS[kind]]
}

/** Whether a problem belongs to a field of this name, or to a part of it. */
export function isAt({ field }: TriedProblem, name: string): boolean {
  return field === name || field?.startsWith(`${name}.`) === true
}

export type ListName = 'facts' | 'links'

export type List = {
  readonly name: ListName
  /** The word for one item. */
  readonly one: string
  readonly help: string
  readonly fields: readonly Field[]
}

/** The lists of a card. */
export const LISTS: readonly List[] = [
  {
    name: 'facts',
    one: 'Fact',
    help: 'Details beside the text, such as an account number.',
    fields: [
      field('label', 'Name', 'line'),
      field('value', 'Value', 'line'),
      optional('copy', 'Copy button', 'switch'),
    ],
  },
  {
    name: 'links',
    one: 'Link',
    help: 'The buttons. Each has an address, or the key of an address that is stored for each student.',
    fields: [
      optional('key', 'Key', 'line'),
      optional('address', 'Address', 'line'),
      optional('note', 'Words beside it', 'line'),
    ],
  },
]
