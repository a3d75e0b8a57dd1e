import * as v from 'valibot'
import { field, optionalField, text } from './text.ts'

// The fields of cards, pages and mails, each with its help for writers.

const link = v.pipe(
  v.strictObject({
    key: optionalField(text, {
      example: 'key: class_link',
      description:
        'The name, in links.json, of an address that the school stores for each student.',
    }),
    address: optionalField(text, {
      example: 'address: https://example.org/form',
      description:
        'The same address for everybody: https://…, mailto:…, or a page such as /payments.',
    }),
    note: optionalField(text, {
      example: 'note: Your main class',
      description: 'A few words beside the button.',
    }),
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

const fact = v.strictObject({
  label: field(text, { example: 'label: Account number', description: 'The name of the fact.' }),
  // No number in the advice: a writer could keep it as the account number.
  value: field(text, {
    ifEmpty: 'Write after it what students should read.',
    ifMissing:
      'Add a line below the label: the word value, a colon, and what students should read.',
    example: 'value: "0000000000"',
    description: 'The fact itself.',
  }),
  copy: optionalField(v.boolean(), {
    example: 'copy: true',
    description: 'true adds a button that copies the value, and shows the fact in the modal only.',
  }),
})

const classDoor = v.strictObject({
  closed: field(text, {
    example: 'closed: Watch the recording, then tell your mentor why.',
    description: 'The sentence for students who come too late to join.',
  }),
})

const checkLater = v.strictObject({
  card: field(text, {
    example: 'card: payment-status',
    description:
      'The card to check later: payment-status, or payments/payment-status for a card of another page.',
  }),
  after: field(text, {
    example: 'after: fee_check',
    description: 'How long to wait: the name of a figure of figures.json, such as fee_check.',
  }),
  keep: field(text, {
    example: 'keep: Submission ID',
    description: 'The label of the ID that students save.',
  }),
  help: field(text, {
    example: 'help: Finance finds your payment by it.',
    description: 'A line beside that field: what the ID is for.',
  }),
})

const icon = optionalField(text, {
  example: 'icon: video',
  description: 'The picture beside the title: a name from lucide.dev/icons.',
})

const keywords = optionalField(
  v.pipe(
    v.array(field(text, { example: '- tuition', description: 'A word for the search.' })),
    v.minLength(1),
  ),
  {
    example: 'keywords: [tuition, school fees]',
    description: 'Other words that students may search for.',
  },
)

export const cardSchema = v.strictObject({
  title: field(text, {
    example: 'title: Class Link',
    description: 'The heading of the card and of its modal. Each card of a page needs its own.',
  }),
  description: field(text, {
    example: 'description: Join your class.',
    description: 'A sentence or two on the card and at the top of its modal.',
  }),
  icon,
  keywords,
  facts: optionalField(v.pipe(v.array(fact), v.minLength(1)), {
    example: 'facts:\n  - label: Account number\n    value: "0000000000"',
    description: 'Details beside the text, such as a time or an account number.',
  }),
  class_door: optionalField(classDoor, {
    example: 'class_door:\n  closed: Watch the recording.',
    description:
      'Shows when the next class is, how long students can join it, and when it is too late.',
  }),
  check_later: optionalField(checkLater, {
    example:
      'check_later:\n  card: payment-status\n  after: fee_check\n  keep: Submission ID\n  help: Finance finds your payment by it.',
    description: 'Lets students save an ID, and says on another card when to check it.',
  }),
  links: field(v.pipe(v.array(link), v.minLength(1)), {
    example: 'links:\n  - address: https://example.org/form',
    description:
      'The buttons of the modal. One is called Click Here, several Link 1, Link 2, Link 3.',
  }),
})

export const pageSchema = v.strictObject({
  title: field(text, { example: 'title: Classes', description: 'The heading of the page.' }),
  intro: optionalField(text, {
    example: 'intro: Everything you need to join your classes.',
    description: 'A sentence or two under the heading.',
  }),
  icon,
  keywords,
  cards: optionalField(
    v.array(field(text, { example: '- class-link', description: 'The name of a card.' })),
    {
      example: 'cards:\n  - class-link',
      description:
        'The order of the cards: class-link, or classes/class-link for a card of another page.',
    },
  ),
  welcome_card: optionalField(text, {
    example: 'welcome_card: classes/class-link',
    description: 'On the dashboard: the card that the welcome also shows.',
  }),
  contents: optionalField(v.boolean(), {
    example: 'contents: true',
    description: 'true shows a list of the headings that begin with ##.',
  }),
  public: optionalField(v.boolean(), {
    example: 'public: true',
    description: 'true lets people read the page without signing in.',
  }),
})

export const mailSchema = v.strictObject({
  subject: field(text, {
    example: 'subject: Your code for a new password',
    description: 'The line in the list of mails.',
  }),
})

export type CardFields = v.InferOutput<typeof cardSchema>
