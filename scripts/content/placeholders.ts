import { plainText, type ContentFiles } from './files/content-files.ts'
import { jsonPath } from './files/sort-files.ts'
import { isPlaceholder, type LinkUse } from './links.ts'
import { PAGE_TITLE, TEMPLATE_SENTENCES } from './new/template-sentences.ts'
import { comparePlaces } from './problem.ts'
import { placeAt, type Place, type Source } from './source.ts'

/** An address, a number or a sentence that only holds the place of the real one, or a part that is a draft. */
export type Placeholder = { readonly address: string; readonly place: Place }

/** Bank details, telephone numbers and mail addresses that nobody has, and what a new card says before it is written. */
const INVENTED = new RegExp(
  [
    /\bExample [A-Z][a-z]+\b/,
    /\b0{6,}\b/,
    /\b(?:0123456789|1234567890)\b/,
    /(?<![\d+])\+?\d{1,4}[ -]?\d{0,4}[ -]?000[ -]?0000\b/,
    /\b[\w.+-]+@example\.(?:org|com|net)\b/,
  ]
    .map(({ source }) => source)
    .concat(TEMPLATE_SENTENCES.map((sentence) => sentence.replaceAll('.', '\\.')))
    // In a sentence these words are no placeholder.
    .concat(`(?<=^title:.*)${PAGE_TITLE}`)
    .join('|'),
  'gm',
)

/** Parts of a text that a line marks as not decided yet, each with the heading that it stands below. */
function drafts(source: Source): Placeholder[] {
  return Array.from(source.text.matchAll(/^> ?\*\*Draft:\*\*/gm), ({ index }) => {
    const heading = source.text
      .slice(0, index)
      .match(/^#{1,6} .*$/gm)
      ?.at(-1)
    const part = heading?.replace(/^#+ */, '') ?? 'the beginning'
    return { address: `Draft: ${part}`, place: placeAt(source, index) }
  })
}

/**
 * Everything in content that waits for the real thing, in order of the places.
 * @param texts the files that students read of
 * @param links all of content
 */
export function findPlaceholders(
  files: ContentFiles,
  texts: readonly string[],
  links: readonly LinkUse[],
): Placeholder[] {
  const addresses = links.filter(isPlaceholder)
  const written = [...texts, jsonPath('site')].flatMap((file) => {
    const source = { file, text: plainText(files.get(file) ?? '') }
    return Array.from(source.text.matchAll(INVENTED), ({ 0: address, index }) => {
      return { address, place: placeAt(source, index) }
    }).concat(drafts(source))
  })
  const isAddress = ({ address, place: { file, line } }: Placeholder) =>
    addresses.some(
      (other) =>
        other.place.file === file && other.place.line === line && other.address.includes(address),
    )
  return [...addresses, ...written.filter((found) => !isAddress(found))].toSorted((a, b) =>
    comparePlaces(a.place, b.place),
  )
}
