import { folderOf } from '../read/read-page.ts'

/** What gets another name or place, by what it is called now; null is what goes away. */
export type Moves = {
  readonly pages: ReadonlyMap<string, string | null>
  readonly cards: ReadonlyMap<string, string | null>
  /** Pictures that a card takes along into another folder. */
  readonly pictures: ReadonlyMap<string, string>
}

const NO_MOVES: Moves = { pages: new Map(), cards: new Map(), pictures: new Map() }

export function cardMoves(id: string, to: string | null, pictures: Moves['pictures'] = new Map()) {
  return { ...NO_MOVES, cards: new Map([[id, to]]), pictures }
}

/** A page with everything in its folder. */
export function pageMoves(slug: string, to: string | null, files: Iterable<string>): Moves {
  const inFolder = [...files].filter((file) => file.startsWith(`content/${slug}/`))
  const cards = inFolder.flatMap((file) => {
    const name = /\/([^/]+)\.md$/.exec(file)?.[1] ?? 'page'
    return name === 'page' ? [] : [[`${slug}/${name}`, to && `${to}/${name}`] as const]
  })
  return { ...NO_MOVES, pages: new Map([[slug, to]]), cards: new Map(cards) }
}

/** Where a card is afterwards; null when it is gone. */
export function cardAfter(id: string, { cards }: Moves): string | null {
  const after = cards.get(id)
  return after === undefined ? id : after
}

export function pageAfter(slug: string, { pages }: Moves): string | null {
  const after = pages.get(slug)
  return after === undefined ? slug : after
}

/** Where a file of content is afterwards; null when it is gone. */
export function fileAfter(file: string, moves: Moves): string | null {
  const [, folder = '', name] = file.split('/')
  if (name === undefined || folder === 'mail') return file
  const card = `${folder}/${name.replace(/\.md$/, '')}`
  if (name.endsWith('.md') && name !== 'page.md' && moves.cards.has(card)) {
    const after = cardAfter(card, moves)
    return after && `content/${after}.md`
  }
  const page = pageAfter(folder, moves)
  return page && `content/${page}/${name}`
}

/** The page that shows a card which stood on `page`: another one where the card leaves its folder. */
export function pageShowing(page: string, card: string | null, moves: Moves): string | null {
  const after = pageAfter(page, moves)
  if (card === null || folderOf(card) !== page) return after
  const cardNow = cardAfter(card, moves)
  return cardNow === null ? after : folderOf(cardNow)
}
