import { plainText, type ContentFiles } from '../files/content-files.ts'
import { warning, type Explanation, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../read/read-page.ts'
import type { Cards } from '../read/resolve-cards.ts'
import type { Moved } from '../references/moved.ts'
import { placeAt, type Place } from '../source.ts'

/**
 * New cards that say what another card says: copied to begin with, or in place of its name under cards:.
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
  return all.filter(isNew).flatMap((card) => checkCard(card, others, files))
}

function checkCard(card: ReadCard, others: readonly ReadCard[], files: ContentFiles): Problem[] {
  const text = plainText(files.get(card.file) ?? '')
  const place = (pattern: RegExp): Place => {
    const found = pattern.exec(text)
    return found
      ? placeAt({ file: card.file, text }, found.index + found[0].length)
      : card.titlePlace
  }
  const twin = (part: (card: ReadCard) => string) =>
    others.find((other) => part(card) !== '' && part(other) === part(card))
  const whole = twin((other) => titleOf(other) + descriptionOf(other) + messageOf(other))
  if (whole && folderOf(whole.id) !== folderOf(card.id)) {
    const page = `content/${folderOf(card.id)}/page.md`
    const hasList = /^cards:/m.test(plainText(files.get(page) ?? ''))
    const where = hasList ? 'under cards:\n' : 'above the second line of hyphens:\ncards:\n'
    const advice = `Remove this file, and write in ${page} ${where}  - ${whole.id}`
    return [warning(card.titlePlace, `This is the card ${whole.id} once more.`, advice)]
  }
  const [described, told] = [twin(descriptionOf), twin(messageOf)]
  return [
    ...(described ? [warning(place(/^description: */m), ...same('description', described))] : []),
    ...(told ? [warning(place(/^---\n[^]*?\n---[ \t]*\n+/), ...same('text', told))] : []),
  ]
}

function same(what: string, { title }: ReadCard): Explanation {
  return [`This ${what} is the one of the card ${title}.`, 'Write what is true of this card.']
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
