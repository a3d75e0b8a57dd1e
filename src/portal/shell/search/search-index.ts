import MiniSearch, { type SearchOptions } from 'minisearch'
import type { SearchDocument } from '../../../content/types.ts'

/** A possible result, and where it leads. */
export type SearchItem = {
  readonly kind: SearchDocument['kind'] | 'task' | 'theme' | 'logout'
  readonly title: string
  /** The parent of the title, such as the page of a card. */
  readonly page: string
  readonly text: string
  /** Other words for it, which are not shown. */
  readonly keywords: string
  /** '' for actions: theme, logout. */
  readonly address: string
}

/** A part of a text, and whether it matches. */
export type Piece = { readonly words: string; readonly hit: boolean }

export type SearchMatch = SearchItem & {
  readonly titlePieces: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** Students do not read further down: they type another word. */
const SHOWN = 20

const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}]+)/u

/** Stop words, as in 'How do I pay my fees?' */
const LITTLE_WORDS = new Set(
  (
    'a an and are at but can did do does for from get go have how i in is it me my need of on or please ' +
    'the there this to want was we what when where which who why will with you your'
  ).split(' '),
)
const withoutLittleWords = (word: string) => (LITTLE_WORDS.has(plain(word)) ? null : plain(word))

// Tried in order until one finds something; all at once would add random results. Two swapped letters
// count as two typos.
const ATTEMPTS: readonly SearchOptions[] = [
  {},
  { processTerm: withoutLittleWords },
  { processTerm: withoutLittleWords, fuzzy: ({ length }) => (length < 4 ? 0 : 1) },
  { processTerm: withoutLittleWords, fuzzy: ({ length }) => (length < 5 ? 0 : 2) },
]

/** Returns the results of a query, best first; the suggestions for ''. */
export type SearchIndex = (wanted: string) => readonly SearchMatch[]

/** Texts indexed in one go: few enough for a slow phone to respond to a press in between. */
const READ_AT_ONCE = 20

/**
 * Builds the search index.
 * @param suggested the addresses to suggest before the student types
 * @param isShown whether an item may be found at the moment
 */
export async function createSearchIndex(
  all: readonly SearchItem[],
  suggested: readonly string[] = [],
  isShown: (item: SearchItem) => boolean = () => true,
): Promise<SearchIndex> {
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'page', 'text'],
    tokenize: (text) => text.split(BETWEEN_WORDS).filter((_, place) => place % 2 === 0),
    processTerm: plain,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { title: 4, keywords: 3, page: 0.5 },
      // A page or card is more useful than a section that matches equally well.
      boostDocument: (id) => (all[id]?.kind === 'section' ? 0.6 : 1),
    },
  })
  await index.addAllAsync(
    all.map(({ title, keywords, page, text }, id) => ({ id, title, keywords, page, text })),
    { chunkSize: READ_AT_ONCE },
  )
  const suggestions = suggested.flatMap((address) => {
    const of = all.find((one) => one.address === address)
    return of === undefined ? [] : [toMatch({ ...of, text: '' }, new Set())]
  })
  return (wanted) => {
    if (wanted === '') return suggestions.filter(isShown)
    for (const attempt of ATTEMPTS) {
      const hits = index.search(wanted.replaceAll('₦', ' naira '), attempt)
      const results = hits.flatMap(({ id, terms }) => {
        const of = all[id]
        return of === undefined || !isShown(of) ? [] : [{ of, terms: new Set(terms) }]
      })
      if (results.length === 0) continue
      const isNamed = ({ of }: { of: SearchItem }) => Number(plain(of.title) === plain(wanted))
      results.sort((a, b) => isNamed(b) - isNamed(a))
      return results.slice(0, SHOWN).map(({ of, terms }) => toMatch(of, terms))
    }
    return []
  }
}

/** A word in lower case, without accents and ligatures such as ﬁ. */
function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function toMatch(of: SearchItem, terms: ReadonlySet<string>): SearchMatch {
  return {
    ...of,
    titlePieces: piecesOf(of.title, terms),
    excerpt: excerptOf(piecesOf(of.text, terms)),
  }
}

function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  return text.split(BETWEEN_WORDS).map((words) => ({ words, hit: terms.has(plain(words)) }))
}

/** Some words around the first match, or the beginning of the text. */
function excerptOf(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ hit }) => hit)
  const start = Math.max(0, Math.min(first - PIECES_BEFORE, pieces.length - PIECES_SHOWN))
  const excerpt = pieces.slice(start, start + PIECES_SHOWN)
  const more = start + PIECES_SHOWN < pieces.length
  return [
    ...(start > 0 ? [{ words: '… ', hit: false }] : []),
    ...excerpt,
    ...(more ? [{ words: ' …', hit: false }] : []),
  ]
}

// Words and separators alternate: an odd number begins and ends with a word.
const PIECES_BEFORE = 10
const PIECES_SHOWN = 31 // three lines on a phone
