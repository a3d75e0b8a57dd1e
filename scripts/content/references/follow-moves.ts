import { editFile, type Edit } from '../edits.ts'
import { plainText, rawText, type ContentFiles, type FileContent } from '../files/content-files.ts'
import { folderOf } from '../read/read-page.ts'
import { rewriteAddress } from './addresses.ts'
import { dropEmptyList } from './drop-empty-list.ts'
import { findReferences, referencesIn, type ReferencesIn } from './find-references.ts'
import { mergeEdits } from './merge-edits.ts'
import { cardAfter, fileAfter, pageAfter, pageShowing, type Moves } from './moves.ts'
import { pointingPlace, type PointingPlace } from './pointing-place.ts'
import type { Reference } from './reference.ts'

export type Followed = {
  /** Every file that is other than before, by its path; null for one that is not there any more. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Places that are changed with it. */
  readonly changed: readonly PointingPlace[]
  /** Links in sentences that lead to what goes away: with `unlink` they are taken out. */
  readonly links: readonly PointingPlace[]
  /** Places that only a person can change. */
  readonly blocked: readonly PointingPlace[]
}

/**
 * Follows moves through everything that points at what moves. Pure: it says which files are to be
 * written, and what they hold; what is not edited keeps every byte.
 * @param options unlink: whether links in sentences to what goes away are taken out, their words
 * kept; read: finds the references of a file, where a cache stands in front of it
 */
export function followMoves(
  files: ContentFiles,
  moves: Moves,
  { unlink = false, read = referencesIn }: { unlink?: boolean; read?: ReferencesIn } = {},
): Followed {
  const { references, unreadable } = findReferences(files, read)
  const ways = references.map((reference) => ({ reference, way: wayOf(reference, moves) }))
  const staying = ways.filter(({ reference }) => fileAfter(reference.file, moves) !== null)
  const placeOf = ({ file, start }: Reference) => pointingPlace(files, file, start)
  const places = (kind: Way['kind']) =>
    staying.flatMap(({ reference, way }) => (way.kind === kind ? [placeOf(reference)] : []))

  const edits = new Map<string, Edit[]>()
  for (const { reference, way } of staying) {
    if (way.kind !== 'edited' && !(way.kind === 'link' && unlink)) continue
    edits.set(reference.file, [...(edits.get(reference.file) ?? []), way.edit])
  }
  return {
    files: changedFiles(files, moves, edits),
    changed: [...places('edited'), ...(unlink ? places('link') : [])],
    links: places('link'),
    blocked: [
      ...places('blocked'),
      ...unreadable
        .filter((file) => fileAfter(file, moves) !== null && mayName(files.get(file), moves))
        .map((file) => pointingPlace(files, file, 0)),
    ],
  }
}

/** What becomes of a reference. */
type Way =
  | { readonly kind: 'same' | 'blocked' }
  | { readonly kind: 'edited'; readonly edit: Edit }
  /** A link in a sentence to what goes away. */
  | { readonly kind: 'link'; readonly edit: Edit }

function wayOf(reference: Reference, moves: Moves): Way {
  const after = writtenAfter(reference, moves)
  const { written, without, inSentence } = reference
  if (after === GONE) {
    if (without === undefined) return { kind: 'blocked' }
    return { kind: inSentence ? 'link' : 'edited', edit: without }
  }
  if (after === null || after === written?.text) return { kind: 'same' }
  if (written === null) return { kind: 'blocked' }
  return { kind: 'edited', edit: { start: written.start, end: written.end, text: after } }
}

const GONE = Symbol('gone')

/** How a reference must be written afterwards; null where it stays as it is. */
function writtenAfter(reference: Reference, moves: Moves): string | typeof GONE | null {
  const { to, file, written } = reference
  switch (to.kind) {
    case 'picture': {
      const moved = fileAfter(file, moves) !== file ? moves.pictures.get(to.file) : undefined
      return moved === undefined ? null : (moved.split('/').at(-1) ?? null)
    }
    case 'page': {
      const page = pageAfter(to.page, moves)
      return page === to.page ? null : (page ?? GONE)
    }
    case 'address': {
      const card = to.card === null ? null : cardAfter(to.card, moves)
      const page = pageShowing(to.page, to.card, moves)
      if (page === null || (to.card !== null && card === null)) return GONE
      if (page === to.page && card === to.card) return null
      const address = rewriteAddress(written?.text ?? '', { kind: 'address', page, card })
      // A heading stays behind where the card leaves its page.
      return page === pageAfter(to.page, moves) ? address : address.replace(/#.*$/s, '')
    }
    case 'card':
      return nameAfter(to.card, reference, moves)
  }
}

/** A card's name as a text must write it: alone in its own folder. */
function nameAfter(
  card: string,
  { file, without }: Reference,
  moves: Moves,
): string | typeof GONE | null {
  const fileNow = fileAfter(file, moves)
  const before = file.split('/')[1] ?? ''
  const folder = fileNow?.split('/')[1] ?? ''
  const now = cardAfter(card, moves)
  if (now === null) return GONE
  if (now === card && folder === before) return null
  // A page goes on showing another page's card, but not one that has left its own folder.
  const isList = file.endsWith('/page.md') && without !== undefined
  const leaves = folderOf(card) === before && folderOf(now) !== folder
  if (isList && leaves) return GONE
  return folderOf(now) === folder ? now.slice(folder.length + 1) : now
}

function changedFiles(
  files: ContentFiles,
  moves: Moves,
  edits: ReadonlyMap<string, readonly Edit[]>,
): Map<string, FileContent | null> {
  const changed = new Map<string, FileContent | null>()
  for (const [file, content] of files) {
    const after = fileAfter(file, moves)
    const own = edits.get(file) ?? []
    if (after === file && own.length === 0) continue
    if (after !== file && !changed.has(file)) changed.set(file, null)
    const raw = rawText(content)
    if (after === null) continue
    changed.set(after, own.length === 0 || raw === null ? content : edited(file, raw, own))
  }
  for (const [from, to] of moves.pictures) {
    const content = files.get(from)
    if (content !== undefined) changed.set(to, content)
  }
  return changed
}

function edited(file: string, raw: string, edits: readonly Edit[]): string {
  const after = editFile(raw, mergeEdits(edits))
  return file.endsWith('/page.md') ? dropEmptyList(file, after) : after
}

/** Whether a file that cannot be read names what moves. */
function mayName(content: FileContent | undefined, { pages, cards }: Moves): boolean {
  const text = plainText(content ?? '')
  const names = [...pages.keys(), ...[...cards.keys()].map((id) => id.split('/')[1] ?? '')]
  return names.some((name) => text.includes(name))
}
