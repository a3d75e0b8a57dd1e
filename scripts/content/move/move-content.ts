import { compile } from '../compile.ts'
import type { AddressTarget, Content, Reference } from '../content.ts'
import {
  asIn,
  plainText,
  rawText,
  type ContentFiles,
  type FileContent,
} from '../files/content-files.ts'
import { cardId, cardName, folderOf, pagePath } from '../names.ts'
import { Refused } from '../../system/refused.ts'
import { assertName } from '../new/new-content.ts'
import { messageOf } from '../problem.ts'
import { placeOf, type Spot } from '../source.ts'
import { suggestOf } from '../suggest.ts'

/** What a move changes. */
export type Move = {
  /** The new texts of files, by path; null deletes a file. */
  readonly changes: ReadonlyMap<string, FileContent | null>
  /** A line for each file that moves, and for each place that changes. */
  readonly told: readonly string[]
}

/** Replaces a part of a file by `text`. */
export type Edit = { readonly spot: Spot; readonly text: string }

/**
 * Renames or moves a card ('payments/receipt-upload' to 'support/receipts') or a page ('exams' to
 * 'tests'), and everything that names it.
 * @throws {Refused} when that is not possible, or content would have errors afterwards
 */
export function moveContent(files: ContentFiles, from: string, to: string): Move {
  const { content, problems } = compile(files)
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new Refused('Content has mistakes. Correct them first: npm run content:check')
  }
  const isCard = from.includes('/')
  if (isCard !== to.includes('/')) throw new Refused(`Name two cards (page/card) or two pages.`)
  for (const name of to.split('/')) assertName(name)
  const names = isCard ? [...content.cards.keys()] : content.pages.map(({ slug }) => slug)
  const kind = isCard ? 'card' : 'page'
  if (!names.includes(from)) {
    throw new Refused(`There is no ${kind} ${from}. ${suggestOf(`The ${kind}s`, from, names)}`)
  }
  const moves = isCard ? cardFiles(content, from, to) : pageFiles(files, from, to)
  // A page takes its cards along.
  const renamed = (name: string): string => {
    if (name === from) return to
    return folderOf(name) === from ? cardId(to, cardName(from, name)) : name
  }
  const edits = content.references.flatMap((reference) => editOf(reference, { renamed, moves }))
  const changes = changesOf(files, moves, edits)
  const after = compile(withChanges(files, changes))
  const problem = after.problems.find(({ severity }) => severity === 'error')
  if (problem) throw new Refused(`${messageOf(problem)} ${problem.advice} Nothing was changed.`)
  const movedFiles = Array.from(moves, ([file, target]) => `${file} → ${target}`)
  return { changes, told: [...movedFiles, ...edits.map(toldEdit)] }
}

/** The new paths of a card's file, and of the pictures that only this card shows. */
function cardFiles(content: Content, from: string, to: string): Map<string, string> {
  const file = `content/${from}.md`
  const moves = new Map([[file, `content/${to}.md`]])
  if (folderOf(from) === folderOf(to)) return moves
  const pictures = content.uses.filter(({ kind }) => kind === 'picture')
  for (const { name } of pictures.filter(({ spot }) => spot.source.file === file)) {
    if (pictures.some((other) => other.name === name && other.spot.source.file !== file)) {
      throw new Refused(`Other texts show ${name}, too. Give the card a copy of its own.`)
    }
    moves.set(name, name.replace(`content/${folderOf(from)}/`, `content/${folderOf(to)}/`))
  }
  return moves
}

function pageFiles(files: ContentFiles, from: string, to: string): Map<string, string> {
  const inFolder = [...files.keys()].filter((file) => file.startsWith(`content/${from}/`))
  return new Map(inFolder.map((file) => [file, file.replace(`content/${from}/`, `content/${to}/`)]))
}

type Moving = {
  /** The id of a card, or the name of a page, afterwards. */
  readonly renamed: (name: string) => string
  /** The new paths of files. */
  readonly moves: ReadonlyMap<string, string>
}

/** The edit that a reference needs; none if it can stay. */
function editOf({ spot, target }: Reference, moving: Moving): Edit[] {
  const before = spot.source.text.slice(spot.start, spot.end)
  const text = newText(before, spot, target, moving)
  if (text === null) return [{ spot: lineOf(spot), text: '' }]
  return text === before ? [] : [{ spot, text }]
}

/** The new text of a reference; null if its line goes, because the card leaves the page that lists it. */
function newText(
  text: string,
  spot: Spot,
  target: Reference['target'],
  { renamed, moves }: Moving,
): string | null {
  if (target.kind === 'page') return renamed(target.page)
  if (target.kind === 'highlight') return target.page ? pagePath(renamed(target.page)) : text
  if (target.kind === 'address') return movedAddress(text, target, renamed)
  const { file } = spot.source
  const before = file.split('/')[1] ?? ''
  const after = (moves.get(file) ?? file).split('/')[1] ?? ''
  const id = renamed(target.id)
  const leaves = folderOf(target.id) === before && folderOf(id) !== after
  if (target.by === 'listed' && leaves) return null
  return cardName(before, target.id) === text ? cardName(after, id) : id
}

function movedAddress(
  text: string,
  { leads, page: slug, card }: AddressTarget,
  renamed: Moving['renamed'],
): string {
  if (leads?.kind !== 'portal' || slug === null) return text
  const id = card === null ? null : renamed(card)
  // An address on the card's own page becomes one on its new page.
  const isOwn = card !== null && folderOf(card) === slug
  const there = isOwn && id !== null ? folderOf(id) : renamed(slug)
  const query = id === null ? '' : `?card=${cardName(there, id)}`
  const [hash = ''] = /#.*$/.exec(text) ?? []
  return there === slug && id === card ? text : `${pagePath(there)}${query}${hash}`
}

/** The line of an entry of a list. @throws {Refused} when the list is on one line */
export function lineOf({ source, start, end }: Spot): Spot {
  const { file, text } = source
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) + 1
  if (/^\s*- /.test(text.slice(from, start))) {
    // The list goes with its last entry.
    const [head = ''] = /\ncards:[ \t]*\n$/.exec(text.slice(0, from)) ?? []
    const isLast = head !== '' && !/^\s*- /.test(text.slice(to))
    return { source, start: isLast ? from - head.length + 1 : from, end: to }
  }
  const name = text.slice(start, end)
  throw new Refused(`First remove ${name} from the list cards: in ${file}. Then try again.`)
}

/** Every file that changes. It keeps its line ends and byte-order mark. */
function changesOf(
  files: ContentFiles,
  moves: ReadonlyMap<string, string>,
  edits: readonly Edit[],
): Map<string, FileContent | null> {
  const byFile = Map.groupBy(edits, ({ spot }) => spot.source.file)
  const changes = new Map<string, FileContent | null>()
  for (const [file, to] of moves) {
    if (files.has(to)) throw new Refused(`There is a file ${to} already.`)
    changes.set(to, edited(files.get(file) ?? '', byFile.get(file) ?? []))
    changes.set(file, null)
  }
  for (const [file, of] of byFile) {
    if (!moves.has(file)) changes.set(file, edited(files.get(file) ?? '', of))
  }
  return changes
}

/** The places of edits count in the text with plain line ends. */
export function edited(content: FileContent, edits: readonly Edit[]): FileContent {
  const raw = rawText(content)
  if (raw === null || edits.length === 0) return content
  const after = edits
    .toSorted((a, b) => b.spot.start - a.spot.start)
    .reduce(
      (text, { spot, text: to }) => text.slice(0, spot.start) + to + text.slice(spot.end),
      plainText(raw),
    )
  return asIn(raw, after)
}

export function withChanges(files: ContentFiles, changes: Move['changes']): ContentFiles {
  const after = new Map(files)
  for (const [file, to] of changes) {
    if (to === null) after.delete(file)
    else after.set(file, to)
  }
  return after
}

export function toldEdit({ spot, text }: Edit): string {
  const { file, line } = placeOf(spot)
  const before = spot.source.text.slice(spot.start, spot.end).trim()
  return `${file}:${line} ${before} → ${text === '' ? '(removed)' : text}`
}
