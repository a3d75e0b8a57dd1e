import { comparePlaces } from './problem.ts'
import { findAll, type Place, type Source } from './source.ts'

/** An invented address, number or name that a school has to replace, or a part that is a draft. */
export type Placeholder = { readonly address: string; readonly place: Place }

/** Invented addresses, bank details and telephone numbers. */
const INVENTED = new RegExp(
  [
    /(?<![^\s"'(<[\]{}])[^\s"'(<[\]{}]*?\bexample\.(?:org|com|net)\b[^\s")\]]*/.source,
    /\bExample [A-Z][a-z]+\b/.source,
    /\b0{6,}\b/.source,
    /\b(?:0123456789|1234567890)\b/.source,
    /(?<![\d+])\+?\d{1,4}[ -]?\d{0,4}[ -]?000[ -]?0000\b/.source,
  ].join('|'),
  'g',
)

/** Everything that a school has to replace or decide, in order of the places. */
export function findPlaceholders(sources: readonly Source[]): Placeholder[] {
  return sources
    .flatMap((source) => {
      const invented = findAll(source, INVENTED)
      return [...invented.map(({ raw: address, place }) => ({ address, place })), ...drafts(source)]
    })
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

/** Whether an address is one that a school has to replace. */
export function isPlaceholder(address: string): boolean {
  return address.search(INVENTED) !== -1
}

/** Parts of a text with a line that says Draft, each with its heading. */
function drafts(source: Source): Placeholder[] {
  return findAll(source, /^> ?\*\*Draft:\*\*/gm).map(({ offset, place }) => {
    const above = source.text.slice(0, offset).match(/^#{1,6} .*$/gm)
    const part = above?.at(-1)?.replace(/^#+ */, '') ?? 'the beginning'
    return { address: `Draft: ${part}`, place }
  })
}
