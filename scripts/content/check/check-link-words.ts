import { plainText, type ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenLinks, type WordedAddress } from './titled-addresses.ts'

/**
 * Links whose words are the title of one page or card, and which lead to another one. A card's title may
 * lead to the page that shows it, and a page's to one of its cards.
 * @param texts the files that students read
 */
export function checkLinkWords(
  files: ContentFiles,
  texts: readonly string[],
  titled: readonly WordedAddress[],
): Problem[] {
  return texts.flatMap((file) => {
    const text = plainText(files.get(file) ?? '')
    return writtenLinks(text).flatMap(({ words, address, index }) => {
      const here = titled.find((other) => other.address === address)
      const named = titled.filter((other) => other.words.toLowerCase() === words.toLowerCase())
      // A card that several pages show is at home on one.
      const meant = named.some(isAtHome) ? named.filter(isAtHome) : named
      const isNear = (other: WordedAddress) =>
        `${other.address}?`.startsWith(`${address}?`) ||
        `${address}?`.startsWith(`${other.address}?`)
      const [first, ...others] = meant
      if (here === undefined || first === undefined || named.some(isNear)) return []
      const sentence = `${words} is the title of ${first.address}, and this link leads to ${here.words}.`
      const start = index + `[${words}](`.length
      const edit = { start, end: start + address.length, text: first.address }
      const advice = `If that is meant, leave it. If not, write ${meant.map((other) => other.address).join(' or ')}`
      const place = placeAt({ file, text }, start)
      return [warning(place, sentence, advice, undefined, others.length === 0 ? edit : undefined)]
    })
  })
}

/** Addresses of pages and cards among the words of a text, where they open nothing. */
export function checkBarePaths(
  files: ContentFiles,
  texts: readonly string[],
  titled: readonly WordedAddress[],
): Problem[] {
  return texts.flatMap((file) => {
    const text = plainText(files.get(file) ?? '')
    const top = FIELDS.exec(text)?.[0].length ?? 0
    return Array.from(text.slice(top).matchAll(PATH)).flatMap(({ 0: path, index }) => {
      const words = titled.find(({ address }) => address === path)?.words
      if (words === undefined) return []
      const link = `[${words}](${path})`
      const start = top + index
      const edit = { start, end: start + path.length, text: link }
      const sentence = `${path} stands among the words, where nobody can open it.`
      return [warning(placeAt({ file, text }, start), sentence, `Write ${link}`, undefined, edit)]
    })
  })
}

/** The fields at the top of a file, with the lines of hyphens around them. */
const FIELDS = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/

/** (Behind `]:` stands where a name leads.) */
const PATH = /(?<=^|\s)(?<!\]:\s+)\/[a-z][\w-]*(?:\?card=[\w/-]+)?(?=[.,;:!?]?(?:\s|$))/gm

function isAtHome({ address }: WordedAddress): boolean {
  return !/\?card=[^/]+\//.test(address)
}
