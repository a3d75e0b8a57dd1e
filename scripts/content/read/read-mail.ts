import type { MailName } from '../../../src/content/mail-template.ts'
import { mailSchema } from '../../../src/content/mail.ts'
import type { Values } from '../../../src/content/values.ts'
import { valuesOfMail } from '../mail/mail-kinds.ts'
import type { Source } from '../source.ts'
import { readDocument } from './read-document.ts'
import type { Reading, ReadMail } from './reading.ts'

const KIND = {
  schema: mailSchema,
  folder: 'mail',
  titleField: 'subject',
  headingAbove: 2,
  // Some mail programs cannot show these, and plain text cannot.
  refused: {
    heading: ['Headings do not work in mails.', 'Write a short line in bold: **like this**.'],
    table: ['Tables do not work in mails.', 'Write a list: - and a space before each line.'],
    image: ['Pictures do not work in mails.', 'Say in words what it shows.'],
    code: [
      'Blocks of code do not work in mails.',
      'Write the words without ``` and without spaces before them.',
    ],
  },
} as const

export function readMail(name: MailName, source: Source, { printed }: Values): Reading<ReadMail> {
  const values = { printed, stored: valuesOfMail(name) }
  return readDocument(source, KIND, values, ({ compiled }, markdown) => ({
    data: { ...compiled, name, file: source.file, body: markdown.text },
    uses: [],
  }))
}
