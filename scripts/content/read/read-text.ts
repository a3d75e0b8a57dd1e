import type { Values } from '../../../src/content/values.ts'
import type { FileContent } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { isMailName } from '../mail/mail-kinds.ts'
import type { TextFile } from '../sort/sort-files.ts'
import { readCard } from './read-card.ts'
import { readMail } from './read-mail.ts'
import { readPage } from './read-page.ts'
import type { TextReading } from './reading.ts'

export type ReadText = (text: TextFile, content: FileContent, values: Values) => TextReading

/** Reads a text of content: a card, a page or a mail. It looks at nothing but what it is given. */
export const readText: ReadText = (text, content, values) => {
  const { source: decoded, problems } = decodeText(text.file, content)
  const source = decoded ?? { file: text.file, text: '' }
  const reading = decoded ? readAs(text, source, values) : nothingIn(text, source)
  return { ...reading, problems: [...problems, ...reading.problems] }
}

function readAs(
  { kind, id, file }: TextFile,
  source: TextReading['source'],
  values: Values,
): TextReading {
  switch (kind) {
    case 'card':
      return { kind, id, file, source, ...readCard(id, source, values) }
    case 'page':
      return { kind, id, file, source, ...readPage(id, source, values) }
    case 'mail':
      // A mail that the server does not send: its name is told.
      if (!isMailName(id)) return nothingIn({ kind, id, file }, source)
      return { kind, id, file, source, ...readMail(id, source, values) }
  }
}

function nothingIn(text: TextFile, source: TextReading['source']): TextReading {
  const titleSpot = { source, start: 0, end: 0 }
  return { ...text, source, found: null, isWhole: false, titleSpot, problems: [], uses: [] }
}
