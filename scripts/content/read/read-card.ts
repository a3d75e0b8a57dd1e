import { keepDrawing, type KeptDrawing } from '../../../src/content/markdown/drawing.ts'
import { fillPlainText, fillText, type FilledPart } from '../../../src/content/values.ts'
import type { IconShapes } from '../../../src/content/types.ts'
import { checkField } from '../check/check-field.ts'
import { checkIcon } from '../check/check-icon.ts'
import { checkValues } from '../check/check-text.ts'
import type { Checking } from '../checking.ts'
import { valuePlace, wordsFinder, type FieldPath, type FieldBlock } from '../fields/fields.ts'
import { linkingText, linkUse, type LinkUse } from '../link-use.ts'
import { readDocument } from './read-document.ts'
import { cardSchema, type CardFields } from '../schemas/documents.ts'
import type { Source } from '../source.ts'
import { suggest } from '../suggest.ts'

/** What everything but its own module has to know of a card. */
export type CardHead = {
  readonly id: string
  readonly title: string
  readonly fields: FieldBlock
}

/** A card as its file says, its text rendered, links to other content not yet judged. */
export type ReadCard = CardHead & {
  readonly description: readonly FilledPart[]
  readonly message: KeptDrawing | null
  readonly icon: IconShapes
  readonly facts: readonly ReadFact[]
  readonly cardLinks: readonly ReadCardLink[]
}

type ReadFact = {
  readonly label: string
  readonly value: readonly FilledPart[]
  readonly copy: boolean
}

type ReadCardLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

/** Null when something in the card's fields is wrong; all of it is reported. */
export function readCard(id: string, source: Source, checking: Checking): ReadCard | null {
  const { values } = checking
  const document = readDocument(source, { schema: cardSchema, headingAbove: 2 }, checking)
  if (!document) return null
  const { fields, whole, parts } = document
  checkField(fields, ['title'], parts?.title, { storedValues: false }, checking)
  checkField(fields, ['description'], parts?.description, { storedValues: true }, checking)
  const icon = checkIcon(fields, parts?.icon, checking)
  for (const [index, fact] of (parts?.facts ?? []).entries()) {
    checkField(fields, ['facts', index, 'label'], fact?.label, { storedValues: false }, checking)
    checkField(fields, ['facts', index, 'value'], fact?.value, { storedValues: true }, checking)
  }
  const addresses = (parts?.links ?? []).flatMap((link, index) =>
    link ? checkCardLink(fields, ['links', index], link, checking) : [],
  )
  checking.linkingTexts.push(linkingText(null, [...addresses, ...document.links]))
  if (!whole) return null
  return {
    id,
    title: fillPlainText(whole.title, values),
    fields,
    description: fillText(whole.description, values),
    message: keepDrawing(document.text),
    icon,
    facts: (whole.facts ?? []).map(({ label, value, copy = false }) => ({
      label: fillPlainText(label, values),
      value: fillText(value, values),
      copy,
    })),
    cardLinks: whole.links.map((link) => cardLink(link, checking)),
  }
}

type LinkFields = Partial<{ [Name in keyof CardFields['links'][number]]: string | undefined }>

function checkCardLink(
  fields: FieldBlock,
  path: FieldPath,
  { key, address, note }: LinkFields,
  checking: Checking,
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
  if (key !== undefined && linkKeys && !linkKeys.includes(key)) {
    const advice =
      suggest(key, linkKeys) ??
      `Known keys are ${linkKeys.join(', ')}; content/links.json lists them.`
    report(valuePlace(fields, [...path, 'key']), `There is no link key ${key}.`, advice)
  }
  if (address === undefined) return []
  const here = [...path, 'address']
  const finder = () => wordsFinder(fields, here)
  checkValues(address, { storedValues: false, finder }, checking)
  return [linkUse(fillPlainText(address, values), () => valuePlace(fields, here))]
}

function cardLink(link: CardFields['links'][number], { values }: Checking): ReadCardLink {
  const note = fillPlainText(link.note ?? '', values)
  if (link.key !== undefined) return { kind: 'stored', key: link.key, note }
  return { kind: 'fixed', address: fillPlainText(link.address ?? '', values), note }
}
