import { counted } from '../../../src/preview/files/counted.ts'
import type { FileChange, LineOfFile } from '../../../src/preview/files/file-changes.ts'
import type { ContentFiles, FileContent } from '../../content/files/content-files.ts'
import { newCard } from '../../content/new/new-card.ts'
import { newPage } from '../../content/new/new-page.ts'
import type { ReferencesIn } from '../../content/references/find-references.ts'
import { followMoves } from '../../content/references/follow-moves.ts'
import { cardMoves, fileAfter, pageMoves, type Moves } from '../../content/references/moves.ts'
import type { PointingPlace } from '../../content/references/pointing-place.ts'
import { quotedTitles } from '../../content/references/quoted-titles.ts'
import { folderOf, pagePath } from '../../content/read/read-page.ts'
import { addPicture, removePicture } from './change-pictures.ts'
import { hasFolder, newName } from './new-name.ts'
import { lonePictures, picturesTaken } from './own-pictures.ts'
import { titleOf } from './title-of.ts'
import { CannotChange, NOTHING_ELSE, type Worked } from './written.ts'

/**
 * Works out what a change writes. Pure.
 * @throws {CannotChange} or CannotMake where it cannot be made
 */
export function workOut(files: ContentFiles, change: FileChange, read: ReferencesIn): Worked {
  switch (change.kind) {
    case 'rename-card':
    case 'move-card':
      return placeCard(files, change, read)
    case 'remove-card':
      return removeCard(files, change, read)
    case 'rename-page':
      return renamePage(files, change, read)
    case 'remove-page':
      return removePage(files, change, read)
    case 'new-card': {
      const title = typedTitle(change.title)
      const made = newCard(files, change.page, title).files
      const [file = ''] = made.keys()
      return {
        ...NOTHING_ELSE,
        files: made,
        does: [`Makes ${file}, the last card of the page.`],
        said: `Made the card ${title}.`,
        show: `card:${file.slice('content/'.length, -'.md'.length)}`,
      }
    }
    case 'new-page': {
      const title = typedTitle(change.title)
      const name = newName(change.name, (wanted) => hasFolder(files, wanted), title)
      const made = newPage(files, name, title).files
      return {
        ...NOTHING_ELSE,
        files: made,
        does: [
          `Makes the page ${pagePath(name)}.`,
          ...(made.size > 1 ? ['Puts it at the end of the sidebar, before Logout.'] : []),
        ],
        said: `Made the page ${title}.`,
        show: `page:${name}`,
      }
    }
    case 'add-picture':
      return addPicture(files, change)
    case 'remove-picture':
      return removePicture(files, change.file, read)
  }
}

function placeCard(
  files: ContentFiles,
  change: FileChange & { kind: 'rename-card' | 'move-card' },
  read: ReferencesIn,
): Worked {
  const from = change.card
  const file = cardFile(files, from)
  const isMove = change.kind === 'move-card'
  const folder = isMove ? change.page : folderOf(from)
  const isTaken = (wanted: string) => files.has(`content/${folder}/${wanted}.md`)
  if (isMove && !files.has(`content/${folder}/page.md`)) {
    throw new CannotChange('There is no such page any more.')
  }
  const old = from.slice(folderOf(from).length + 1)
  const typed = isMove ? old : change.name
  if (`${folder}/${typed.trim()}` === from) {
    throw new CannotChange(isMove ? 'It is on this page already.' : 'This is its name now.')
  }
  const to = `${folder}/${newName(typed, isTaken)}`
  const taken = isMove ? picturesTaken(files, file, folder, read) : { moved: new Map(), gone: [] }
  const moves = cardMoves(from, to, taken.moved)
  const followed = followMoves(files, moves, { read })
  const title = titleOf(files, file)
  return {
    ...NOTHING_ELSE,
    files: withGone(followed.files, taken.gone),
    does: [
      `${file} becomes content/${to}.md.`,
      `Its address becomes ${addressOf(to)}. A message or bookmark that holds the old one opens the page without the card.`,
      ...(taken.moved.size > 0 ? [`Takes ${counted(taken.moved.size, 'picture')} along.`] : []),
    ],
    changes: lines(followed.changed),
    blocks: lines(followed.blocked),
    mentions: isMove ? mentionsOf(files, title, moves) : [],
    said: isMove ? `Moved ${title} to ${pagePath(folder)}.` : `Changed the address of ${title}.`,
    show: `card:${to}`,
    renamed: [[file, `content/${to}.md`]],
  }
}

function removeCard(
  files: ContentFiles,
  { card, unlink }: FileChange & { kind: 'remove-card' },
  read: ReferencesIn,
): Worked {
  const file = cardFile(files, card)
  const moves = cardMoves(card, null)
  const followed = followMoves(files, moves, { unlink, read })
  const lone = lonePictures(files, file, read)
  const title = titleOf(files, file)
  return {
    ...NOTHING_ELSE,
    files: withGone(followed.files, lone),
    does: [
      `Removes ${file}.`,
      ...(lone.length > 0
        ? [`Removes ${counted(lone.length, 'picture')} that only it shows.`]
        : []),
    ],
    changes: lines(followed.changed),
    links: lines(followed.links),
    blocks: lines(followed.blocked),
    mentions: mentionsOf(files, title, moves),
    said: `Removed the card ${title}.`,
    show: `page:${folderOf(card)}`,
  }
}

function renamePage(
  files: ContentFiles,
  { page, name }: FileChange & { kind: 'rename-page' },
  read: ReferencesIn,
): Worked {
  const file = pageFile(files, page)
  if (name.trim() === page) throw new CannotChange('This is its name now.')
  const to = newName(name, (wanted) => hasFolder(files, wanted))
  const moves = pageMoves(page, to, files.keys())
  const followed = followMoves(files, moves, { read })
  const title = titleOf(files, file)
  return {
    ...NOTHING_ELSE,
    files: followed.files,
    does: [
      `The folder content/${page} becomes content/${to}, with ${counted(moves.cards.size, 'card')}.`,
      `Its address becomes ${pagePath(to)}. A message or bookmark that holds the old one leads nowhere.`,
    ],
    changes: lines(followed.changed),
    blocks: lines(followed.blocked),
    said: `Changed the address of ${title}.`,
    show: `page:${to}`,
    renamed: [...files.keys()].flatMap((from) => {
      const after = fileAfter(from, moves)
      return after === null || after === from ? [] : [[from, after] as const]
    }),
  }
}

function removePage(
  files: ContentFiles,
  { page, unlink }: FileChange & { kind: 'remove-page' },
  read: ReferencesIn,
): Worked {
  const file = pageFile(files, page)
  const moves = pageMoves(page, null, files.keys())
  const followed = followMoves(files, moves, { unlink, read })
  const title = titleOf(files, file)
  return {
    ...NOTHING_ELSE,
    files: followed.files,
    does: [`Removes the folder content/${page}, with ${counted(moves.cards.size, 'card')}.`],
    changes: lines(followed.changed),
    links: lines(followed.links),
    blocks: lines(followed.blocked),
    mentions: mentionsOf(files, title, moves),
    said: `Removed the page ${title}.`,
    show: 'page:dashboard',
  }
}

function cardFile(files: ContentFiles, card: string): string {
  const file = `content/${card}.md`
  if (!files.has(file)) throw new CannotChange('There is no such card any more.')
  return file
}

function pageFile(files: ContentFiles, page: string): string {
  const file = `content/${page}/page.md`
  if (!files.has(file)) throw new CannotChange('There is no such page any more.')
  if (page === 'dashboard') throw new CannotChange('The portal begins with the dashboard.')
  return file
}

function typedTitle(typed: string): string {
  const title = typed.replaceAll(/\s+/g, ' ').trim()
  if (title === '') throw new CannotChange('Type the title.')
  return title
}

function mentionsOf(files: ContentFiles, title: string, moves: Moves): LineOfFile[] {
  const own = [...files.keys()].filter((file) => fileAfter(file, moves) !== file)
  return lines(quotedTitles(files, title, new Set(own)))
}

function withGone(files: ReadonlyMap<string, FileContent | null>, gone: readonly string[]) {
  return new Map([...files, ...gone.map((file) => [file, null] as const)])
}

function lines(places: readonly PointingPlace[]): LineOfFile[] {
  return places.map(({ file, line, words }) => ({ file, line, words }))
}

function addressOf(card: string): string {
  return `${pagePath(folderOf(card))}?card=${card.slice(folderOf(card).length + 1)}`
}
