import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { CheckLater } from '../../../src/content/types.ts'
import {
  fillPlainText,
  fillText,
  type FilledPart,
  type Values,
} from '../../../src/content/values.ts'
import type { Parts } from '../fields/read-shape.ts'
import { cardId, folderOf } from '../names.ts'
import { cardSchema, type CardFields } from '../schemas/documents.ts'
import { JOIN_FIGURE } from '../settings/values.ts'
import type { Source } from '../source.ts'
import type { FieldUse } from '../use.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

/** A card as its file says, with its text rendered. */
export type ReadCard = {
  readonly id: string
  readonly file: string
  readonly title: string
  /** For the search, on one line. */
  readonly keywords: string
  readonly description: readonly FilledPart[]
  readonly message: SerializedElement | null
  /** The name of its icon; null if it names none. */
  readonly icon: string | null
  readonly facts: readonly ReadFact[]
  readonly classDoor: { readonly closed: readonly FilledPart[] } | null
  readonly checkLater: { readonly [Name in keyof CheckLater]: string } | null
  readonly links: readonly ReadLink[]
}

type ReadFact = {
  readonly label: string
  readonly value: readonly FilledPart[]
  readonly copy: boolean
}

type ReadLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

export function readCard(id: string, source: Source, values: Values): Reading<ReadCard> {
  const kind = { schema: cardSchema, titleField: 'title', headingAbove: 2 } as const
  return readDocument(source, kind, values, (parts, markdown) => {
    const { title = '', description = '', icon, keywords = [], facts = [], links = [] } = parts
    const { class_door: door, check_later: later } = parts
    const found: ReadCard = {
      id,
      file: source.file,
      title: fillPlainText(title, values),
      keywords: keywords.join(' '),
      description: fillText(description, values),
      message: markdown.text,
      icon: icon ?? null,
      facts: facts.map((fact) => ({
        label: fillPlainText(fact?.label ?? '', values),
        value: fillText(fact?.value ?? '', values),
        copy: fact?.copy ?? false,
      })),
      classDoor: door ? { closed: fillText(door.closed ?? '', values) } : null,
      checkLater: later ? readCheckLater(id, later, values) : null,
      links: links.map((link) => readLink(link ?? {}, values)),
    }
    const uses: FieldUse[] = [
      ['icon', icon, ['icon']],
      ['figure', door && JOIN_FIGURE, ['class_door']],
      ['card', later?.card && found.checkLater?.card, ['check_later', 'card']],
      ['figure', later?.after, ['check_later', 'after']],
      ...links.map((link, index): FieldUse => ['key', link?.key, ['links', index, 'key']]),
      ...links.map(({ address } = {}, index): FieldUse => [
        'address',
        address && fillPlainText(address, values),
        ['links', index, 'address'],
      ]),
    ]
    return { found, uses }
  })
}

type CardParts = Parts<CardFields>

function readCheckLater(
  id: string,
  { card: name = '', after = '', keep = '', help = '' }: NonNullable<CardParts['check_later']>,
  values: Values,
): ReadCard['checkLater'] {
  return {
    card: cardId(folderOf(id), name),
    after,
    keep: fillPlainText(keep, values),
    help: fillPlainText(help, values),
  }
}

function readLink(
  { key, address = '', note = '' }: NonNullable<NonNullable<CardParts['links']>[number]>,
  values: Values,
): ReadLink {
  const filled = fillPlainText(note, values)
  if (key !== undefined) return { kind: 'stored', key, note: filled }
  return { kind: 'fixed', address: fillPlainText(address, values), note: filled }
}
