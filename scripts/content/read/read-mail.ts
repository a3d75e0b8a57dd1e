import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import type { MailName } from '../../../src/server/mail/mailer.ts'
import type { LinkUse } from '../links.ts'
import { valuesOfMail } from '../mail/mail-kinds.ts'
import { error, type Explanation } from '../problem.ts'
import { mailSchema } from '../schemas/documents.ts'
import type { Source } from '../source.ts'
import { checkField } from '../vocabulary/check-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkMailValues } from './check-mail-values.ts'
import { readDocument, unreadable, type Reading } from './read-document.ts'

/** A mail as its file says; the values that the server prints stand in its body as slots. */
export type ReadMail = {
  readonly name: MailName
  readonly file: string
  readonly subject: string
  readonly body: SerializedElement | null
}

/** What Markdown knows and a mail cannot show everywhere, in text as well. */
const REFUSED: Readonly<Record<string, Explanation>> = {
  heading: ['Headings do not work in mails.', 'Write a short line in bold: **like this**.'],
  table: ['Tables do not work in mails.', 'Write a list: - and a space before each line.'],
  image: ['Pictures do not work in mails.', 'Say in words what it shows.'],
  code: [
    'Blocks of code do not work in mails.',
    'Remove the lines of ``` around it, and the spaces before it.',
  ],
}

export function readMail(
  name: MailName,
  source: Source,
  vocabulary: Vocabulary,
): Reading<ReadMail> {
  const known = vocabularyOf(name, vocabulary)
  const { document, problems } = readDocument(
    source,
    mailSchema,
    { headingAbove: 2, refused: REFUSED },
    known,
  )
  if (!document) return unreadable(problems)
  const { fields, parts, markdown, uses } = document
  const subject = fillPlainText(parts.subject ?? '', known.values)
  // Where a mail is read nobody knows where the portal is.
  const lost = markdown.links.filter(isLost)
  const links = markdown.links.filter((link) => !isLost(link))
  return {
    found: { name, file: source.file, subject, body: markdown.text },
    isWhole: document.isWhole,
    problems: [
      ...problems,
      ...checkField(fields, ['subject'], parts.subject, false, known),
      ...checkMailValues(name, document.text),
      ...lost.map(({ address, place }) => error(place, `A mail cannot lead to ${address}.`, WHOLE)),
    ],
    uses: { ...uses, links },
  }
}

const WHOLE = 'Write the whole address, from https:// on.'

/** What its texts may name: everything that does not depend on a student's links, and its own values. */
function vocabularyOf(name: MailName, vocabulary: Vocabulary): Vocabulary {
  const { values, knowsValues, typedFigures } = vocabulary
  const stored = valuesOfMail(name)
  // Minutes in a mail about a code are those of the code, whatever else the school counts so.
  const figures = typedFigures.figures.filter((figure) => {
    const printed = values.printed.get(`figures.${figure.name}`) ?? ''
    return !stored.has('minutes') || !/\sminutes?$/.test(printed)
  })
  return {
    ...vocabulary,
    values: { printed: values.printed, stored },
    typedFigures: { ...typedFigures, figures },
    knowsValues: (value) => !value.includes('.') || knowsValues(value),
  }
}

function isLost({ leads }: LinkUse): boolean {
  return leads?.kind === 'portal' || leads?.kind === 'anchor'
}
