import MiniSearch, { type SearchOptions } from 'minisearch'

/** What can be found, and where it leads. */
export type Findable = {
  readonly kind: 'page' | 'card' | 'section' | 'task' | 'outside'
  readonly title: string
  /** What the title is a part of, such as the page of a card. */
  readonly page: string
  readonly text: string
  readonly address: string
}

/** A piece of a text, and whether it is what was looked for. */
export type Piece = { readonly words: string; readonly hit: boolean }

export type Found = Findable & {
  readonly titlePieces: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** As many as anybody reads; with more, more words help. */
const SHOWN = 20

const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}]+)/u

// Slips are forgiven only where nothing is found without them, and words left out only where nothing
// holds all of them: else the list is long and its end is chance. Two letters that changed places
// count as two slips.
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: ({ length }) => (length < 4 ? 0 : 1) },
  { combineWith: 'AND', fuzzy: ({ length }) => (length < 5 ? 0 : 2) },
  { combineWith: 'OR', fuzzy: ({ length }) => (length < 5 ? 0 : 2) },
]

/** What is found for some words, the best first. */
export type Finder = (wanted: string) => readonly Found[]

/** So few texts are read at a time that a slow phone answers a press meanwhile. */
const READ_AT_ONCE = 20

/** Makes the index of what can be found. */
export async function createFinder(all: readonly Findable[]): Promise<Finder> {
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => text.split(BETWEEN_WORDS).filter((_, place) => place % 2 === 0),
    processTerm: plain,
    searchOptions: {
      prefix: true,
      boost: { title: 4, page: 0.5 },
      // Where a page or a card fits as well, it leads further than what is written about it.
      boostDocument: (id) => (all[id]?.kind === 'section' ? 0.6 : 1),
    },
  })
  await index.addAllAsync(
    all.map(({ title, page, text }, id) => ({ id, title, page, text })),
    { chunkSize: READ_AT_ONCE },
  )
  return (wanted) => {
    for (const attempt of ATTEMPTS) {
      const found = index.search(wanted.replaceAll('₦', ' naira '), attempt)
      if (found.length === 0) continue
      const results = found.flatMap(({ id, terms }) => {
        const of = all[id]
        return of === undefined ? [] : [{ of, terms: new Set(terms) }]
      })
      const isNamed = ({ of }: { of: Findable }) => Number(plain(of.title) === plain(wanted))
      results.sort((a, b) => isNamed(b) - isNamed(a))
      return results.slice(0, SHOWN).map(({ of, terms }) => shown(of, terms))
    }
    return []
  }
}

/** A word without capitals, accents and letters printed as one, such as ﬁ. */
function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function shown(of: Findable, terms: ReadonlySet<string>): Found {
  return {
    ...of,
    titlePieces: piecesOf(of.title, terms),
    excerpt: excerptOf(piecesOf(of.text, terms)),
  }
}

function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  return text.split(BETWEEN_WORDS).map((words) => ({ words, hit: terms.has(plain(words)) }))
}

/** Some words around the first hit; the beginning where there is none. */
function excerptOf(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ hit }) => hit)
  const start = Math.max(0, first - PIECES_BEFORE)
  const excerpt = pieces.slice(start, start + PIECES_SHOWN)
  const more = start + PIECES_SHOWN < pieces.length
  return [
    ...(start > 0 ? [{ words: '… ', hit: false }] : []),
    ...excerpt,
    ...(more ? [{ words: ' …', hit: false }] : []),
  ]
}

// Words and what is between them take turns: an excerpt begins and ends with a word.
const PIECES_BEFORE = 10
const PIECES_SHOWN = 31 // three lines on a phone
