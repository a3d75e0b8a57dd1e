import type { CardId, CardLink, LinkKey, ReadCard } from '../../../src/content/types.ts'
import { fillPlainText, fillText, type Values } from '../../../src/content/values.ts'
import type { Parts } from '../fields/read-shape.ts'
import { iconOf } from '../icons.ts'
import { cardId, folderOf } from '../names.ts'
import { cardSchema, type CardFields } from '../schemas/documents.ts'
import { JOIN_FIGURE } from '../settings/values.ts'
import type { Source } from '../source.ts'
import type { FieldUse } from '../use.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

export function readCard(id: string, source: Source, values: Values): Reading<ReadCard> {
  const kind = { schema: cardSchema, titleField: 'title', headingAbove: 2 } as const
  return readDocument(source, kind, values, (parts, markdown) => {
    const { title = '', description = '', icon, keywords = [], facts = [], links = [] } = parts
    const { class_door: door, check_later: later } = parts
    const found: ReadCard = {
      // The checks refuse ids of cards and link keys that do not exist.
      id: id as CardId,
      file: source.file,
      title: fillPlainText(title, values),
      keywords: keywords.join(' '),
      description: fillText(description, values),
      message: markdown.text,
      icon: iconOf(icon),
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
): CardLink {
  const filled = fillPlainText(note, values)
  if (key !== undefined) return { kind: 'stored', key: key as LinkKey, note: filled }
  return { kind: 'fixed', address: fillPlainText(address, values), note: filled }
}
