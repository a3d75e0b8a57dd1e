import * as z from 'zod'
import { text } from './text.ts'

// The fields of cards, pages and mails. The examples are what a person is told to write instead; the
// descriptions are the help of the editor's snippets.

const link = z
  .strictObject({
    key: text
      .meta({
        example: 'key: class_link',
        description:
          'The name, in links.json, of an address that the school stores for each student.',
      })
      .optional(),
    address: text
      .meta({
        example: 'address: https://example.org/form',
        description:
          'The same address for everybody: https://…, mailto:…, or a page such as /payments.',
      })
      .optional(),
    note: text
      .meta({ example: 'note: Your main class', description: 'A few words beside the button.' })
      .optional(),
  })
  .refine((value) => value.key !== undefined || value.address !== undefined, {
    error: 'This link has neither a key nor an address.',
  })

const fact = z.strictObject({
  label: text.meta({ example: 'label: Account number', description: 'What the fact is.' }),
  // No number in the advice: of an account, it could be taken for the right one.
  value: text.meta({
    ifEmpty: 'Write behind it what students are to read.',
    ifMissing: 'Add it below its label: the word value, a colon, and what students are to read.',
    example: 'value: "0000000000"',
    description: 'The fact itself.',
  }),
  copy: z
    .boolean()
    .meta({
      example: 'copy: true',
      description:
        'true adds a button that copies the value, and shows the fact in the modal only.',
    })
    .optional(),
})

const classDoor = z.strictObject({
  closed: text.meta({
    example: 'closed: Watch the recording, then tell your mentor why.',
    description: 'What a student reads who comes when the class can no longer be joined.',
  }),
})

const checkLater = z.strictObject({
  card: text.meta({
    example: 'card: payment-status',
    description:
      'The card that says from when to look: payment-status, or payments/payment-status for the card of another page.',
  }),
  after: text.meta({
    example: 'after: fee_check',
    description: 'How long to wait: the name of a figure of figures.json, such as fee_check.',
  }),
  keep: text.meta({
    example: 'keep: Submission ID',
    description: 'What the student gets and is to keep: the label of its field.',
  }),
  help: text.meta({
    example: 'help: Finance finds your payment by it.',
    description: 'A line beside that field: what it is good for.',
  }),
})

const icon = text
  .meta({
    example: 'icon: video',
    description: 'The picture beside the title: a name from lucide.dev/icons.',
  })
  .optional()

const keywords = z
  .array(text.meta({ example: '- tuition' }))
  .min(1)
  .meta({
    example: 'keywords: [tuition, school fees]',
    description: 'Other words that students type into the search for it.',
  })
  .optional()

export const cardSchema = z.strictObject({
  title: text.meta({
    example: 'title: Class Link',
    description: 'The heading of the card and of its modal. Two cards of a page cannot share one.',
  }),
  description: text.meta({
    example: 'description: Join your class.',
    description: 'A sentence or two on the card and at the top of its modal.',
  }),
  icon,
  keywords,
  facts: z
    .array(fact.meta({ example: '- label: Account number' }))
    .min(1)
    .meta({
      example: 'facts:\n  - label: Account number\n    value: "0000000000"',
      description: 'What stands apart from the text, such as a time or an account number.',
    })
    .optional(),
  class_door: classDoor
    .meta({
      example: 'class_door:\n  closed: Watch the recording.',
      description:
        'Says on the card when the next class is, how long it can be joined, and that its door is closed.',
    })
    .optional(),
  check_later: checkLater
    .meta({
      example:
        'check_later:\n  card: payment-status\n  after: fee_check\n  keep: Submission ID\n  help: Finance finds your payment by it.',
      description:
        'Offers to save what the student got, and says on another card from when to look.',
    })
    .optional(),
  links: z
    .array(link.meta({ example: '- address: https://example.org/form' }))
    .min(1)
    .meta({
      example: 'links:\n  - address: https://example.org/form',
      description:
        'The buttons of the modal. One is called Click Here, several Link 1, Link 2, Link 3.',
    }),
})

export const pageSchema = z.strictObject({
  title: text.meta({ example: 'title: Classes', description: 'The heading of the page.' }),
  intro: text
    .meta({
      example: 'intro: Everything you need to join your classes.',
      description: 'A sentence or two under the heading.',
    })
    .optional(),
  icon,
  keywords,
  cards: z
    .array(text.meta({ example: '- class-link' }))
    .meta({
      example: 'cards:\n  - class-link',
      description:
        'The order of the cards: class-link, or classes/class-link for the card of another page.',
    })
    .optional(),
  welcome_card: text
    .meta({
      example: 'welcome_card: classes/class-link',
      description: 'On the dashboard: which of its cards stands in the welcome, too.',
    })
    .optional(),
  contents: z
    .boolean()
    .meta({
      example: 'contents: true',
      description: 'true shows a list of the headings that begin with ##.',
    })
    .optional(),
  public: z
    .boolean()
    .meta({
      example: 'public: true',
      description: 'true lets people read the page without signing in.',
    })
    .optional(),
})

export const mailSchema = z.strictObject({
  subject: text.meta({
    example: 'subject: Your code for a new password',
    description: 'What stands in the list of mails.',
  }),
})

export type CardFields = z.output<typeof cardSchema>
