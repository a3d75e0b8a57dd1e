import type { Values } from '../../../src/content/values.ts'
import type { FileContent } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import type { TextFile } from '../sort/sort-files.ts'
import type { Source } from '../source.ts'
import { readCard } from './read-card.ts'
import { readMail } from './read-mail.ts'
import { readPage } from './read-page.ts'
import type { TextReading } from './reading.ts'

export type ReadText = (text: TextFile, content: FileContent, values: Values) => TextReading

/** Reads a card, a page or a mail, from nothing but its arguments. */
export const readText: ReadText = (text, content, values) => {
  const { source, problems } = decodeText(text.file, content)
  if (!source) {
    const nothing = { file: text.file, text: '' }
    const titleSpot = { source: nothing, start: 0, end: 0 }
    return { ...text, source: nothing, data: null, isWhole: false, titleSpot, problems, uses: [] }
  }
  const reading = readAs(text, source, values)
  return { ...reading, problems: [...problems, ...reading.problems] }
}

function readAs(text: TextFile, source: Source, values: Values): TextReading {
  switch (text.kind) {
    case 'card':
      return { ...text, source, ...readCard(text.id, source, values) }
    case 'page':
      return { ...text, source, ...readPage(text.id, source, values) }
    case 'mail':
      return { ...text, source, ...readMail(text.id, source, values) }
  }
}
