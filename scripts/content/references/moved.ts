import { plainText, type ContentFiles } from '../files/content-files.ts'

/** Cards and pages that the accepted content had and this one has not: by their ids, their new ids, or null where they are gone. */
export type Moved = {
  readonly cards: ReadonlyMap<string, string | null>
  readonly pages: ReadonlyMap<string, string | null>
}

const NOTHING_MOVED: Moved = { cards: new Map(), pages: new Map() }

/**
 * Finds what a change has renamed, moved or removed: what is the same, or has the same title, was moved.
 * @param misnamed files of another name than they should have, by the paths that they should have
 */
export function movedSince(
  files: ContentFiles,
  accepted: ContentFiles | null,
  misnamed: ReadonlyMap<string, string> = new Map(),
): Moved {
  if (accepted === null) return NOTHING_MOVED
  const meant = [...misnamed].map(([to, path]) => [to, files.get(path) ?? ''] as const)
  const [now, was] = [textsOf(new Map([...meant, ...files])), textsOf(accepted)]
  const fresh = [...now].filter(([file]) => !was.has(file))
  const cards = new Map<string, string | null>()
  const pages = new Map<string, string | null>()
  for (const [file, text] of was) {
    if (now.has(file)) continue
    const isPage = PAGE.test(file)
    const others = fresh.filter(([other]) => PAGE.test(other) === isPage)
    const same = others.find(([, other]) => other === text) ?? titledLike(text, others)
    const to = same === undefined ? null : idOf(same[0])
    if (isPage) pages.set(idOf(file), to)
    else cards.set(idOf(file), to)
  }
  return { cards, pages }
}

type Texts = readonly (readonly [file: string, text: string])[]

export function titledLike(text: string, others: Texts) {
  const title = TITLE.exec(text)?.[0]
  if (title === undefined) return undefined
  const titled = others.filter(([, other]) => TITLE.exec(other)?.[0] === title)
  return titled.length === 1 ? titled[0] : undefined
}

const PAGE = /\/page\.md$/
const TITLE = /^title:.*$/m

/** The cards and pages where they belong. */
export function textsOf(files: ContentFiles): Map<string, string> {
  const texts = [...files].filter(([file]) => /^content\/(?!mail\/)[^/]+\/[^/]+\.md$/.test(file))
  return new Map(texts.map(([file, content]) => [file, plainText(content)]))
}

/** payments/receipt-upload of a card, payments of a page. */
function idOf(file: string): string {
  return file.replace(/^content\//, '').replace(/(?:\/page)?\.md$/, '')
}
