import { plainText, type ContentFiles } from '../files/content-files.ts'
import { warning, type Explanation, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../read/read-page.ts'
import type { Cards } from '../read/resolve-cards.ts'
import type { Moved } from '../references/moved.ts'
import { placeAt, type Place } from '../source.ts'

/**
 * Cards that say what another card says: new ones, copied to begin with or in place of its name under cards:, and
 * such as were given its words.
 * @param accepted content before the change
 * @param moved what has another name since, and so is not new
 */
export function checkCopies(
  files: ContentFiles,
  cards: Cards,
  accepted: ContentFiles,
  moved: Moved,
): Problem[] {
  const renamed = new Set(moved.cards.values())
  const all = [...cards.values()].filter((card) => card !== null)
  const isNew = ({ id, file }: ReadCard) => !accepted.has(file) && !renamed.has(id)
  const others = all.filter((card) => !isNew(card))
  const isRewritten = ({ file }: ReadCard) => writtenIn(files, file) !== writtenIn(accepted, file)
  const changed = others.filter((card) => accepted.has(card.file) && isRewritten(card))
  const same = others.filter((card) => !isRewritten(card))
  return [
    ...all.filter(isNew).flatMap((card) => checkCard(card, others, files)),
    ...changed.flatMap((card) => checkDescription(card, same, files)),
  ]
}

function checkDescription(
  card: ReadCard,
  others: readonly ReadCard[],
  files: ContentFiles,
): Problem[] {
  const described = twinOf(card, others, descriptionOf)
  const place = placeIn(card, files, /^description: */m)
  return described ? [warning(place, ...same('description', described))] : []
}

function checkCard(card: ReadCard, others: readonly ReadCard[], files: ContentFiles): Problem[] {
  const whole = twinOf(card, others, (other) => {
    return titleOf(other) + descriptionOf(other) + messageOf(other)
  })
  if (whole && folderOf(whole.id) !== folderOf(card.id)) {
    const page = `content/${folderOf(card.id)}/page.md`
    const hasList = /^cards:/m.test(plainText(files.get(page) ?? ''))
    const where = hasList ? 'under cards:\n' : 'above the second line of hyphens:\ncards:\n'
    const advice = `Remove this file, and write in ${page} ${where}  - ${whole.id}`
    return [warning(card.titlePlace, `This is the card ${whole.id} once more.`, advice)]
  }
  const told = twinOf(card, others, messageOf)
  const text = placeIn(card, files, /^---\n[^]*?\n---[ \t]*\n+/)
  return [
    ...checkDescription(card, others, files),
    ...(told ? [warning(text, ...same('text', told))] : []),
  ]
}

function twinOf(
  card: ReadCard,
  others: readonly ReadCard[],
  part: (card: ReadCard) => string,
): ReadCard | undefined {
  return others.find((other) => part(card) !== '' && part(other) === part(card))
}

/** Behind what a pattern finds in the file of a card. */
function placeIn({ file, titlePlace }: ReadCard, files: ContentFiles, pattern: RegExp): Place {
  const text = plainText(files.get(file) ?? '')
  const found = pattern.exec(text)
  return found ? placeAt({ file, text }, found.index + found[0].length) : titlePlace
}

function same(what: string, { title }: ReadCard): Explanation {
  return [`This ${what} is the one of the card ${title}.`, 'Write what is true of this card.']
}

function writtenIn(content: ContentFiles, file: string): string | undefined {
  return /^description: .*/m.exec(plainText(content.get(file) ?? ''))?.[0]
}

function titleOf({ title }: ReadCard): string {
  return title
}

function descriptionOf({ description }: ReadCard): string {
  return description.length === 0 ? '' : JSON.stringify(description)
}

function messageOf({ message }: ReadCard): string {
  return message === null ? '' : JSON.stringify(message)
}
