import type { Edit } from '../edits.ts'
import { namePlace, writtenField, type Fields } from '../fields/fields.ts'
import { entryBack, fieldBack, namesIn } from '../fields/lines-back.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import { cardId, folderOf } from '../read/read-page.ts'
import type { Moved } from '../references/moved.ts'
import type { Cards, ResolvedPage } from '../read/resolve-cards.ts'
import { placeAt } from '../source.ts'
import { nearest } from '../suggest.ts'

/**
 * Pages that showed a card in the accepted version and do not any more, although there still is the card.
 * @param accepted content before the change
 * @param moved what has another name since
 */
export function checkLeftOut(
  files: ContentFiles,
  pages: readonly ResolvedPage[],
  cards: Cards,
  accepted: ContentFiles,
  moved: Moved,
): Problem[] {
  const idNow = (id: string) => moved.cards.get(id) ?? id
  return pages.flatMap((page) => {
    const found = changedText(page.file, files, accepted)
    const now = found && fieldsOf(page.file, found.text)
    const was = found && fieldsOf(page.file, found.was)
    return now && was ? checkPage(page, cards, now, was, idNow) : []
  })
}

function fieldsOf(file: string, text: string): Fields | null {
  return readFrontMatter({ file, text }).file?.fields ?? null
}

type IdNow = (id: string) => string

function checkPage(
  page: ResolvedPage,
  cards: Cards,
  now: Fields,
  was: Fields,
  idNow: IdNow,
): Problem[] {
  // What cannot be read has been told.
  if (now.data === null) return []
  return [
    ...checkCards(page, cards, now, was, idNow),
    ...checkWelcome(page, cards, now, was, idNow),
  ]
}

function checkCards(
  { slug, title, missing, cards: shown }: ResolvedPage,
  cards: Cards,
  now: Fields,
  was: Fields,
  idNow: IdNow,
): Problem[] {
  const named = namesIn(was).map((name) => nameNow(slug, name, idNow))
  const lost = named.filter((name) => {
    const id = cardId(slug, name)
    return cards.has(id) && !shown.includes(id)
  })
  // A name with a slip in it has been told.
  if (lost.length === 0 || missing.length > 0) return []
  const titleOf = (name: string) => cards.get(cardId(slug, name))?.title || name
  if (Object.hasOwn(Object(now.data), 'cards')) {
    return lost.map((name) => {
      const sentence = `The page ${title} does not show the card ${titleOf(name)} any more.`
      return leftOut(now, 'cards', sentence, name, entryBack(now, named, name))
    })
  }
  if (isMisspelt(now, 'cards')) return []
  const sentence = `The list cards: was removed, so the page ${title} does not show ${listed(lost.map(titleOf))} any more.`
  const renamed = namesIn(was).map((name, index) => [name, named[index] ?? name] as const)
  const write = (text: string) =>
    renamed.reduce((lines, [old, name]) => replaceName(lines, old, name), text)
  const lines = write(writtenField(was, ['cards']) ?? '').trimEnd()
  const edit = fieldBack(now, was, 'cards')
  return [leftOut(now, 'title', sentence, lines, edit && { ...edit, text: write(edit.text) })]
}

/** What a page must write now for a card that it named; its old name where it left the page's folder. */
function nameNow(slug: string, name: string, idNow: IdNow): string {
  const id = cardId(slug, name)
  const now = idNow(id)
  if (folderOf(id) === slug) return folderOf(now) === slug ? now.slice(slug.length + 1) : name
  return now === id ? name : now
}

function checkWelcome(
  { slug }: ResolvedPage,
  cards: Cards,
  now: Fields,
  was: Fields,
  idNow: IdNow,
): Problem[] {
  const before: unknown = Reflect.get(Object(was.data), 'welcome_card')
  const name = typeof before === 'string' ? nameNow(slug, before, idNow) : before
  const isThere = Object.hasOwn(Object(now.data), 'welcome_card')
  if (typeof name !== 'string' || isThere || isMisspelt(now, 'welcome_card')) return []
  const card = cards.get(cardId(slug, name))
  if (!card) return []
  const sentence = `The welcome does not show the card ${card.title} any more.`
  const edit = fieldBack(now, was, 'welcome_card')
  const text = replaceName(edit?.text ?? '', String(before), name)
  const line = `welcome_card: ${name}`
  return [leftOut(now, 'title', sentence, line, edit && { ...edit, text })]
}

function replaceName(lines: string, old: string, name: string): string {
  return lines.replaceAll(/[^\s,[\]]+/g, (word) => (word === old ? name : word))
}

export function isMisspelt(now: Fields, name: string): boolean {
  return nearest(name, Object.keys(Object(now.data))) !== null
}

export function leftOut(
  now: Fields,
  field: string,
  sentence: string,
  lines: string,
  edit: Edit | undefined,
): Problem {
  const place = edit ? placeAt(now.source, edit.start) : namePlace(now, [field])
  const advice = edit
    ? `If that is meant, leave it. If not, write again above this line:\n${edit.text.trimEnd()}`
    : `If that is meant, leave it. If not, write again what was removed: ${lines}`
  return warning(place, sentence, advice, undefined, edit)
}

function listed(titles: readonly string[]): string {
  if (titles.length === 1) return `the card ${titles[0]}`
  return `the cards ${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}
