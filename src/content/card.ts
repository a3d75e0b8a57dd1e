import * as v from 'valibot'
import type { Period } from '../contract/period.ts'
import type { CardId } from './compiled/index.ts'
import { end, field, flag, line, list, name, words, type CompiledFields } from './fields.ts'
import type { Text } from './text.ts'
import type { IconShapes } from './types.ts'

// The fields of a card. To add one: its line here, the place where the portal shows it, and its row in
// content/README.md.

const fact = v.strictObject({
  label: line({
    label: 'Name',
    example: 'label: Account number',
    description: 'The name of the fact.',
  }),
  // No number in the advice: a writer could keep it as the account number.
  value: words({
    label: 'Value',
    ifEmpty: 'Write after it what students should read.',
    ifMissing:
      'Add a line below the label: the word value, a colon, and what students should read.',
    example: 'value: "0000000000"',
    description: 'The fact itself.',
  }),
  copy: v.optional(
    flag({
      label: 'Copy button',
      example: 'copy: true',
      description:
        'true adds a button that copies the value, and shows the fact in the modal only.',
    }),
  ),
})

const joinWindow = v.strictObject({
  closed: words({
    label: 'Once the class has begun',
    example: 'closed: Watch the recording, then tell your mentor why.',
    description: 'The sentence for students who come too late to join.',
  }),
})

const checkLater = v.strictObject({
  card: name('card', {
    label: 'Card to check later',
    example: 'card: payment-status',
    description:
      'The card to check later: payment-status, or payments/payment-status for a card of another page.',
  }),
  after: name('figure', {
    label: 'How long to wait',
    example: 'after: fee_check',
    description: 'How long to wait: the name of a figure of figures.json, such as fee_check.',
  }),
  keep: line({
    label: 'What to save',
    example: 'keep: Submission ID',
    description: 'The label of the ID that students save.',
  }),
  help: line({
    label: 'What it is for',
    example: 'help: Finance finds your payment by it.',
    description: 'A line beside that field: what the ID is for.',
  }),
})

const link = v.pipe(
  v.strictObject({
    key: v.optional(
      name('key', {
        label: 'Key',
        example: 'key: class_link',
        description:
          'The name, in links.json, of an address that the school stores for each student.',
      }),
    ),
    address: v.optional(
      name('address', {
        label: 'Address',
        example: 'address: https://example.org/form',
        description:
          'The same address for everybody: https://…, mailto:…, or a page such as /payments.',
      }),
    ),
    note: v.optional(
      line({
        label: 'Words beside it',
        example: 'note: Your main class',
        description: 'A few words beside the button.',
      }),
    ),
  }),
  v.check(
    ({ key, address }) => key !== undefined || address !== undefined,
    'This link has neither a key nor an address.',
  ),
  v.check(
    ({ key, address }) => key === undefined || address === undefined,
    'This link has a key and an address. Keep one: the key if the address differs by student, otherwise the address.',
  ),
)

export const icon = name('icon', {
  label: 'Icon',
  example: 'icon: video',
  description: 'The picture beside the title: a name from lucide.dev/icons.',
})

export const keywords = list(
  line({ example: '- tuition', description: 'A word for the search.' }),
  {
    label: 'Search words',
    example: 'keywords: [tuition, school fees]',
    description: 'Other words that students may search for.',
  },
)

export const cardSchema = v.strictObject({
  title: line({
    label: 'Title',
    example: 'title: Class Link',
    description: 'The heading of the card and of its modal. Each card of a page needs its own.',
  }),
  description: words({
    label: 'Description',
    example: 'description: Join your class.',
    description: 'A sentence or two on the card and at the top of its modal.',
  }),
  icon: v.optional(icon),
  keywords: v.optional(keywords),
  from: v.optional(
    end({
      label: 'Shown from',
      example: 'from: YYYY-MM-DD',
      description:
        "The day, or the time of a day, from which students see the card, in the school's time.",
    }),
  ),
  until: v.optional(
    end({
      label: 'Shown until',
      example: 'until: YYYY-MM-DD 18:00',
      description: 'The last day, or the time of a day, until which students see the card.',
    }),
  ),
  facts: v.optional(
    list(fact, {
      label: 'Facts',
      example: 'facts:\n  - label: Account number\n    value: "0000000000"',
      description: 'Details beside the text, such as a time or an account number.',
    }),
  ),
  join_window: v.optional(
    field(joinWindow, {
      example: 'join_window:\n  closed: Watch the recording.',
      description:
        'Shows when the next class is, how long students can join it, and when it is too late.',
    }),
  ),
  check_later: v.optional(
    field(checkLater, {
      example:
        'check_later:\n  card: payment-status\n  after: fee_check\n  keep: Submission ID\n  help: Finance finds your payment by it.',
      description: 'Lets students save an ID, and says on another card when to check it.',
    }),
  ),
  links: list(link, {
    label: 'Links',
    example: 'links:\n  - address: https://example.org/form',
    description:
      'The buttons of the modal. One is called Click Here, several Link 1, Link 2, Link 3.',
  }),
})

type Fields = CompiledFields<v.InferOutput<typeof cardSchema>>

export type Card = Omit<Fields, 'icon' | 'keywords' | keyof Period> & {
  readonly id: CardId
  readonly icon: IconShapes
  /** The modal's message, rendered from the card's Markdown. */
  readonly message: Text
}

/** A detail shown apart from the text, such as a lesson time or an account number. */
export type Fact = Card['facts'][number]

/** One link button of a modal: stored per student under a key, or the same address for everyone. */
export type CardLink = Card['links'][number]

export type CheckLater = NonNullable<Card['checkLater']>

/** A card of a file, with what the portal does not show of it. */
export type ReadCard = Card &
  Period & {
    readonly file: string
    /** For the search, on one line. */
    readonly keywords: string
  }
