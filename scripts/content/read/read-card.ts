import type { SerializedElement } from '../../../src/content/markdown/serialized.ts'
import type { CheckLater } from '../../../src/content/types.ts'
import { fillPlainText, fillText, type FilledPart } from '../../../src/content/values.ts'
import {
  namePlace,
  renamed,
  rewritten,
  valuePlace,
  wordsFinder,
  type FieldPath,
  type Fields,
} from '../fields/fields.ts'
import { linkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { cardSchema, type CardFields } from '../schemas/documents.ts'
import type { Place, Source } from '../source.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { checkField, checkValues } from '../vocabulary/check-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkLabels, checkSameDoors, checkTwice } from './check-entries.ts'
import { checkIcon } from './check-icon.ts'
import { readDocument, unreadable, type Reading } from './read-document.ts'
import { cardId, folderOf } from './read-page.ts'

/** A card as its file says, its text rendered; where its links lead is not looked at yet. */
export type ReadCard = {
  readonly id: string
  readonly file: string
  readonly title: string
  readonly titlePlace: Place
  /** For the search, on one line. */
  readonly keywords: string
  readonly description: readonly FilledPart[]
  readonly message: SerializedElement | null
  /** The name of its icon; null where it names none. */
  readonly icon: string | null
  readonly facts: readonly ReadFact[]
  readonly classDoor: ReadClassDoor | null
  readonly checkLater: ReadCheckLater | null
  readonly links: readonly ReadLink[]
}

type ReadFact = {
  readonly label: string
  readonly value: readonly FilledPart[]
  readonly copy: boolean
}

type ReadClassDoor = { readonly closed: readonly FilledPart[]; readonly place: Place }

type ReadCheckLater = {
  /** As the portal knows it. */
  readonly shown: { readonly [Name in keyof CheckLater]: string }
  readonly cardPlace: Place
  readonly afterPlace: Place
}

type ReadLink =
  | { readonly kind: 'stored'; readonly key: string; readonly note: string }
  | { readonly kind: 'fixed'; readonly address: string; readonly note: string }

/** A link as far as its fields could be read. */
type LinkFields = Partial<{ [Name in keyof CardFields['links'][number]]: string | undefined }>

type CheckLaterFields = Partial<{
  [Name in keyof NonNullable<CardFields['check_later']>]: string | undefined
}>

/** The figure that says how long after its start a class can be joined. */
export const JOIN_FIGURE = 'class_join'

export function readCard(id: string, source: Source, vocabulary: Vocabulary): Reading<ReadCard> {
  const { document, problems } = readDocument(source, cardSchema, { headingAbove: 2 }, vocabulary)
  if (!document) return unreadable(problems)
  const { fields, parts, markdown, isWhole, uses } = document
  const { title, description, icon, keywords = [], facts = [], links = [] } = parts
  const { class_door: classDoor, check_later: checkLater } = parts
  const { values } = vocabulary
  const check = (path: FieldPath, text: string | undefined, storedValues: boolean) =>
    checkField(fields, path, text, storedValues, vocabulary)
  const addresses = links.flatMap((link, index) => {
    if (link?.address === undefined) return []
    const place = valuePlace(fields, ['links', index, 'address'])
    return linkUse(fillPlainText(link.address, values), place, link.address)
  })
  return {
    found: {
      id,
      file: source.file,
      title: fillPlainText(title ?? '', values),
      titlePlace: valuePlace(fields, ['title']),
      keywords: keywords.join(' '),
      description: fillText(description ?? '', values),
      message: markdown.text,
      icon: icon ?? null,
      facts: facts.map((fact) => ({
        label: fillPlainText(fact?.label ?? '', values),
        value: fillText(fact?.value ?? '', values),
        copy: fact?.copy ?? false,
      })),
      classDoor: classDoor
        ? {
            closed: fillText(classDoor.closed ?? '', values),
            place: namePlace(fields, ['class_door']),
          }
        : null,
      checkLater: checkLater ? readCheckLater(id, checkLater, fields, vocabulary) : null,
      links: links.map((link) => readLink(link ?? {}, vocabulary)),
    },
    isWhole,
    problems: [
      ...problems,
      ...check(['title'], title, false),
      ...check(['description'], description, true),
      ...checkIcon(fields, icon),
      ...checkTwice(fields, 'facts', facts),
      ...checkTwice(fields, 'links', links),
      ...checkSameDoors(fields, links),
      ...checkLabels(fields, facts),
      ...facts.flatMap((fact, index) => check(['facts', index, 'label'], fact?.label, false)),
      ...facts.flatMap((fact, index) => check(['facts', index, 'value'], fact?.value, true)),
      ...check(['class_door', 'closed'], classDoor?.closed, true),
      ...check(['check_later', 'keep'], checkLater?.keep, false),
      ...check(['check_later', 'help'], checkLater?.help, false),
      ...links.flatMap((link, index) => check(['links', index, 'note'], link?.note, false)),
      ...links.flatMap((link, index) =>
        checkLink(fields, ['links', index], link ?? {}, vocabulary),
      ),
    ],
    uses: {
      ...uses,
      values: [
        ...uses.values,
        ...(classDoor ? [`figures.${JOIN_FIGURE}`] : []),
        ...(checkLater?.after === undefined ? [] : [`figures.${checkLater.after}`]),
      ],
      linkKeys: links.flatMap((link) => link?.key ?? []),
      links: [...addresses, ...uses.links],
    },
  }
}

function readCheckLater(
  id: string,
  { card: name = '', after = '', keep = '', help = '' }: CheckLaterFields,
  fields: Fields,
  { values }: Vocabulary,
): ReadCheckLater {
  const card = cardId(folderOf(id), name)
  return {
    shown: {
      card,
      page: folderOf(card),
      after,
      keep: fillPlainText(keep, values),
      help: fillPlainText(help, values),
    },
    cardPlace: valuePlace(fields, ['check_later', 'card']),
    afterPlace: valuePlace(fields, ['check_later', 'after']),
  }
}

function readLink({ key, address = '', note = '' }: LinkFields, { values }: Vocabulary): ReadLink {
  const filled = fillPlainText(note, values)
  if (key !== undefined) return { kind: 'stored', key, note: filled }
  return { kind: 'fixed', address: fillPlainText(address, values), note: filled }
}

function checkLink(
  fields: Fields,
  path: FieldPath,
  { key, address }: LinkFields,
  vocabulary: Vocabulary,
): Problem[] {
  const { linkKeys } = vocabulary
  const problems: Problem[] = []
  if (key !== undefined && address !== undefined) {
    const sentence = 'This link has a key and an address.'
    const advice =
      'Keep key for an address that is stored for each student, or address for one that is the same for everybody.'
    problems.push(error(valuePlace(fields, path), sentence, advice))
  }
  if (key !== undefined && linkKeys && !linkKeys.includes(key)) {
    problems.push(unknownKey(fields, path, key, vocabulary, address === undefined))
  }
  if (address === undefined) return problems
  const placeOf = wordsFinder(fields, [...path, 'address'])
  const written = { text: address, placeOf, storedValues: false, source: fields.source }
  return [...problems, ...checkValues(written, vocabulary)]
}

function unknownKey(
  fields: Fields,
  path: FieldPath,
  key: string,
  { linkKeys, values }: Vocabulary,
  isAlone: boolean,
): Problem {
  const known = linkKeys ?? []
  const place = valuePlace(fields, [...path, 'key'])
  if (isAlone && /^(?:https?:|mailto:|tel:|\/)\S/.test(key)) {
    const edit = renamed(fields, [...path, 'key'], 'address')
    const sentence = `${key} is an address, not the key of one.`
    return error(
      namePlace(fields, [...path, 'key']),
      sentence,
      `Write address: ${key}`,
      undefined,
      edit,
    )
  }
  const name = key.replaceAll(/[{}\s"'“”]+/g, ' ').trim()
  const meant = known.find((other) => spoken(other) === spoken(name)) ?? nearest(name, known)
  const edit = meant === null ? undefined : rewritten(fields, [...path, 'key'], meant)
  const none = values.stored.has(name)
    ? `${name} stands under "values" in content/links.json, which are words. If it is an address, move its line there up to "links".`
    : `Known keys are ${known.join(', ')}; content/links.json lists them.`
  const advice = meant === null ? none : didYouMean(meant)
  return error(place, `There is no link key ${key}.`, advice, undefined, edit)
}

/** A key as it is said: class_link2 and Class link two are the same. */
function spoken(key: string): string {
  const words = key.toLowerCase().replaceAll(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? '')
  return words.replaceAll(/[^a-z]/g, '')
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
