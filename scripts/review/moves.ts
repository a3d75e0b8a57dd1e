import { dirname } from 'node:path/posix'
import type { Change } from './risks.ts'
import { pagePath } from '../content/for-tools.ts'
import type { Text } from './texts.ts'

/** The cards and pages that have another id now, by their old id. */
export type Moves = ReadonlyMap<string, string>

/** A removed and a new text of one kind count as moved if their titles or all their other fields are equal. */
export function findMoves(
  before: ReadonlyMap<string, Text>,
  after: ReadonlyMap<string, Text>,
): Moves {
  const came = new Set([...after.values()].filter(({ id }) => !before.has(id)))
  const gone = [...before.values()].filter(({ id }) => !after.has(id))
  return new Map(
    gone.flatMap((old): [string, string][] => {
      const same = [...came].filter(({ kind }) => kind === old.kind)
      const moved =
        same.find(({ title }) => title === old.title) ??
        same.find((text) => withoutTitle(text) === withoutTitle(old))
      if (moved === undefined) return []
      came.delete(moved)
      return [[old.id, moved.id]]
    }),
  )
}

function withoutTitle({ fields }: Text): string {
  return JSON.stringify(fields.filter(({ label }) => label !== 'Title'))
}

/** Whether a card moved only because its page was renamed. */
export function followsItsPage(from: string, to: string, moves: Moves): boolean {
  const [page, newPage] = [dirname(from), dirname(to)]
  return (
    page !== '.' &&
    moves.get(page) === newPage &&
    from.slice(page.length) === to.slice(newPage.length)
  )
}

/** Where a moved text is now. */
export function moveChange(old: Text, { id, kind }: Text): Change {
  const [before, after] = [addressOf(old.id), addressOf(id)]
  const says = `Bookmarks and mails with ${before} no longer open this ${kind}.`
  return { label: 'Address', before, after, risk: 'address', says: [says] }
}

/** A line with each link to a moved card or page written with its new address. */
export function followMoves(line: string, moves: Moves): string {
  return line.replaceAll(/(?<=→ )\/[^\s)]*/g, (address) => {
    const url = URL.parse(address, 'https://portal.invalid')
    if (url === null) return address
    const { pathname, searchParams, hash } = url
    const slug = pathname === '/' ? 'dashboard' : pathname.slice(1)
    const card = searchParams.get('card')
    const id = card === null || card.includes('/') ? (card ?? slug) : `${slug}/${card}`
    const newId = moves.get(id) ?? id
    return moves.has(id) || [...moves.values()].includes(id) ? addressOf(newId) + hash : address
  })
}

/** The address of a page, or of a card on its own page. */
export function addressOf(id: string): string {
  const [slug = '', card] = id.split('/')
  return card === undefined ? pagePath(slug) : `${pagePath(slug)}?card=${card}`
}
