import type { ReactElement } from 'react'
import { fillPlainText, fillText, type FilledPart } from '../../src/content/values.ts'
import { checkPlainText, checkValues, type Checking } from './check-text.ts'
import { valuePlace, wordsPlace, type FieldPath, type Fields } from './fields.ts'
import type { LinkUse } from './inspect-markdown.ts'
import { readDocument } from './read-document.ts'
import { cardSchema, type CardFields } from './schemas.ts'
import type { Source } from './source.ts'
import { didYouMean } from './suggest.ts'

/** A card as its file says, its text rendered, links to other content not yet judged. */
export type ReadCard = {
  readonly id: string
  readonly title: string
  readonly fields: Fields
  readonly description: readonly FilledPart[]
  readonly message: ReactElement | null
  readonly cardLinks: readonly ReadCardLink[]
  readonly links: readonly LinkUse[]
}

export type ReadCardLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

export type CardChecking = Checking & {
  readonly linkKeys: readonly string[]
  readonly hasPicture: (file: string) => boolean
}

/** Null when something in the card's fields is wrong; all of it is reported. */
export function readCard(id: string, source: Source, checking: CardChecking): ReadCard | null {
  const { values, hasPicture } = checking
  const kind = { schema: cardSchema, headingAbove: 2, hasPicture } as const
  const document = readDocument(source, kind, checking)
  if (!document) return null
  const { fields, whole, parts } = document
  checkField(fields, ['title'], parts?.title, { storedValues: false }, checking)
  checkField(fields, ['description'], parts?.description, { storedValues: true }, checking)
  const addresses = (parts?.links ?? []).flatMap((link, index) =>
    link ? checkCardLink(fields, ['links', index], link, checking) : [],
  )
  if (!whole) return null
  return {
    id,
    title: fillPlainText(whole.title, values),
    fields,
    description: fillText(whole.description, values),
    message: document.text,
    cardLinks: whole.links.map((link) => cardLink(link, checking)),
    links: [...addresses, ...document.links],
  }
}

/** Checks a plain-text field, if it is there. */
export function checkField(
  fields: Fields,
  path: FieldPath,
  text: string | undefined,
  { storedValues }: { storedValues: boolean },
  checking: Checking,
): void {
  if (text === undefined) return
  const placeOf = (words: string) => wordsPlace(fields, path, words)
  checkPlainText(text, { storedValues, placeOf }, checking)
}

type LinkFields = Partial<{ [Name in keyof CardFields['links'][number]]: string | undefined }>

function checkCardLink(
  fields: Fields,
  path: FieldPath,
  { key, address, note }: LinkFields,
  checking: CardChecking,
): LinkUse[] {
  const { values, report, linkKeys } = checking
  checkField(fields, [...path, 'note'], note, { storedValues: false }, checking)
  if (key !== undefined && address !== undefined) {
    report(
      valuePlace(fields, path),
      'This link has a key and an address.',
      'Keep key for an address that is stored for each student, or address for one that is the same for everybody.',
    )
  }
  if (key !== undefined && !linkKeys.includes(key)) {
    const advice =
      didYouMean(key, linkKeys) ||
      `Known keys are ${linkKeys.join(', ')}; content/links.json lists them.`
    report(valuePlace(fields, [...path, 'key']), `There is no link key ${key}.`, advice)
  }
  if (address === undefined) return []
  const here = [...path, 'address']
  const placeOf = (words: string) => wordsPlace(fields, here, words)
  checkValues(address, { storedValues: false, placeOf }, checking)
  return [{ address: fillPlainText(address, values), place: valuePlace(fields, here) }]
}

function cardLink(link: CardFields['links'][number], { values }: CardChecking): ReadCardLink {
  const note = fillPlainText(link.note ?? '', values)
  if (link.key !== undefined) return { kind: 'stored', key: link.key, note }
  return { kind: 'fixed', address: fillPlainText(link.address ?? '', values), note }
}
