import type { FileContent } from '../files/content-files.ts'
import { decodeText } from '../files/decode-text.ts'
import { asFileName, FILE_NAME, meantName } from '../files/file-name.ts'
import type { MailName } from '../../../src/server/mail/mailer.ts'
import { mailFile, MAIL_NAMES } from '../mail/mail-kinds.ts'
import { error, type Problem } from '../problem.ts'
import { topOf, type Source } from '../source.ts'
import { typedFigures } from '../vocabulary/typed-figures.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkUnwritten } from './check-unwritten.ts'
import { readCard, type ReadCard } from './read-card.ts'
import { unreadable, type Reading } from './read-document.ts'
import { readMail, type ReadMail } from './read-mail.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** What was read of a text; its id is that of the card, or the name of the page or mail. */
export type TextReading = CardReading | PageReading | MailReading

type TextFile = { readonly id: string; readonly file: string }
export type CardReading = TextFile & { readonly kind: 'card' } & Reading<ReadCard>
export type PageReading = TextFile & { readonly kind: 'page' } & Reading<ReadPage>
export type MailReading = TextFile & {
  readonly kind: 'mail'
  readonly id: MailName
} & Reading<ReadMail>

export type ReadText = (file: string, content: FileContent, vocabulary: Vocabulary) => TextReading

/** Reads a text of content: a mail, a page, where its file is called page.md, or a card. It looks at nothing but what it is given. */
export const readText: ReadText = (file, content, vocabulary) => {
  const decoded = decodeText(file, content)
  const problems = [...checkNames(file), ...decoded.problems]
  const { source } = decoded
  const kind = kindOf(file)
  if (!source) return { ...kind, file, ...unreadable(problems) }
  const searched = mayHoldFigure(source.text, vocabulary)
  const known = searched ? vocabulary : { ...vocabulary, typedFigures: NO_FIGURES }
  const reading = readAs(kind, source, known)
  return { ...reading, problems: [...problems, ...checkUnwritten(source), ...reading.problems] }
}

/** What a file holds, by its name alone. */
type Kind =
  | { readonly kind: 'card' | 'page'; readonly id: string }
  | { readonly kind: 'mail'; readonly id: MailName }

function kindOf(file: string): Kind {
  const mail = MAIL_NAMES.find((name) => mailFile(name) === file)
  if (mail !== undefined) return { kind: 'mail', id: mail }
  const id = idOf(file)
  return { kind: id.includes('/') ? 'card' : 'page', id }
}

function readAs({ kind, id }: Kind, source: Source, vocabulary: Vocabulary): TextReading {
  const { file } = source
  switch (kind) {
    case 'mail':
      return { kind, id, file, ...readMail(id, source, vocabulary) }
    case 'page':
      return { kind, id, file, ...readPage(id, source, vocabulary) }
    case 'card':
      return { kind, id, file, ...readCard(id, source, vocabulary) }
  }
}

/**
 * Whether a figure may be typed by hand somewhere in a file. The file's own text decides, so that a
 * cache can tell without reading it.
 */
export function mayHoldFigure(text: string, { typedFigures }: Vocabulary): boolean {
  // (**10** minutes)
  return typedFigures.any.test(text.includes('*') ? text.replaceAll('*', '') : text)
}

const NO_FIGURES = typedFigures({})

/**
 * 'classes' of content/classes/page.md, 'classes/class-link' of content/classes/class-link.md: a card
 * whose name cannot stay has the one that it should have, so that what names it is not told as wrong.
 */
export function idOf(file: string): string {
  const [folder = '', name = ''] = file
    .replace(/^content\//, '')
    .split('/')
    .map(stemOf)
  return name === 'page' ? meantName(folder) : `${meantName(folder)}/${meantName(name)}`
}

/** A file's name without its ending, though it stand there twice. */
function stemOf(name: string): string {
  return name.replace(/(?:\.md)+$/i, '')
}

/** Names that no web address can hold: of the folder and of the file. */
function checkNames(file: string): Problem[] {
  const [, folder = '', last = ''] = file.split('/')
  const name = last.replace(/\.md$/, '')
  const wrong = [folder, name].filter((part) => !FILE_NAME.test(part))
  return wrong.map((part) => {
    const isFolder = part === folder
    const sentence = `The name ${part} cannot be a part of a web address.`
    const advice = `Use small letters, digits and single hyphens. Name the ${isFolder ? 'folder' : 'file'} ${asFileName(stemOf(part)) ?? 'class-link'}${isFolder ? '' : '.md'}`
    return error(topOf(file), sentence, advice)
  })
}
