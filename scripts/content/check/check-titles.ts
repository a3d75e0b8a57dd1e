import { changedText } from '../files/changed-text.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { jsonPath } from '../files/sort-files.ts'
import { warning, type Problem } from '../problem.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Cards } from '../read/resolve-cards.ts'
import { isLetterSlip } from '../suggest.ts'
import { signless } from '../same-words.ts'
import { editAt, insteadOfLine, placeAt, type Place } from '../source.ts'

/** What has a title of its own. */
type Titled = {
  readonly kind: 'card' | 'page'
  readonly file: string
  readonly title: string
  readonly titlePlace: Place
}

/** Two pages that students cannot tell apart. */
export function checkPageTitles(pages: readonly ReadPage[]): Problem[] {
  const seen = new Map<string, ReadPage>()
  return pages.flatMap((page) => {
    const title = page.title.toLowerCase()
    const before = seen.get(title)
    if (title === '' || !before) {
      seen.set(title, page)
      return []
    }
    const sentence = `The pages ${before.slug} and ${page.slug} both have the title ${page.title}.`
    const advice = `Give this page or ${before.file} another title, so that students can tell them apart.`
    return [warning(page.titlePlace, sentence, advice)]
  })
}

/**
 * Texts that still call a card or a page by the title that it had: in bold, in quotes, or as the words of a
 * link. The sidebar is such a text of a page.
 * @param texts the files that students read
 * @param unsettled files with a mistake, whose title may not be the last word
 * @param accepted content before the change
 */
export function checkOldTitles(
  files: ContentFiles,
  texts: readonly string[],
  cards: Cards,
  pages: readonly ReadPage[],
  unsettled: ReadonlySet<string>,
  accepted: ContentFiles,
): Problem[] {
  const titled = [
    ...[...cards.values()].flatMap((card): Titled[] => (card ? [{ ...card, kind: 'card' }] : [])),
    ...pages.map((page): Titled => ({ ...page, kind: 'page' })),
  ]
  const titles = new Set(titled.map(({ title }) => title))
  const isTaken = (title: string) => titled.filter((other) => other.title === title).length > 1
  const renamed = titled.flatMap(({ kind, file, titlePlace }) => {
    const found = changedText(file, files, accepted)
    if (!found || unsettled.has(file)) return []
    // As they are written: a figure in a title is no other title.
    const [title, old] = [titleIn(file, found.text), titleIn(file, found.was)]
    if (title === null || old === null || title === old || titles.has(old)) return []
    // A title that another one has does not stay.
    if (isTaken(title)) return []
    return { kind, old, title, titlePlace, slip: slipBetween(title, old) }
  })
  return renamed.flatMap(({ kind, old, title, titlePlace, slip }) => {
    const sidebar = kind === 'page' ? [jsonPath('navigation')] : []
    const others = [...texts, ...sidebar].flatMap((file) => {
      const source = { file, text: plainText(files.get(file) ?? '') }
      return Array.from(source.text.matchAll(quoted(old))).flatMap(({ index, 1: before = '' }) => {
        const place = placeAt(source, index + before.length)
        if (file === titlePlace.file && place.line === titlePlace.line) return []
        const sentence = `The ${kind} ${old} is called ${title} now.`
        if (slip !== null || before === '') {
          const condition = slip !== null ? 'If that is no slip' : `If this ${kind} is meant`
          return warning(place, sentence, `${condition}, write ${title} here, too`)
        }
        const edit = editAt(source, place, old, title)
        const advice = sidebar.includes(file)
          ? `If the sidebar is to keep this name, leave it. If not, write: ${title}`
          : `Write ${title} here, too`
        return warning(place, sentence, advice, undefined, edit)
      })
    })
    if (slip === null) return others
    const sentence = `The title was ${old} before, and is ${title} now: ${slip}.`
    return others.concat(asBefore(titlePlace, sentence, files, accepted))
  })
}

function asBefore(
  place: Place,
  sentence: string,
  files: ContentFiles,
  accepted: ContentFiles,
): Problem {
  const [now, before] = [files, accepted].map((content) => plainText(content.get(place.file) ?? ''))
  const line = /^title:.*$/m.exec(before ?? '')?.[0] ?? ''
  const edit = insteadOfLine((now ?? '').split('\n'), place.line - 1, line)
  const advice = 'If that is meant, leave it. If not, write as before:'
  return warning(place, sentence, advice, undefined, edit)
}

/** How two titles differ that somebody may have meant to be the same; null where they are two. */
function slipBetween(title: string, old: string): string | null {
  if (isLetterSlip(title, old)) return 'one letter alone is another'
  const [now, before] = [title, old].map((some) => some.toLowerCase()) as [string, string]
  const isSame = now !== before && signless(now) === signless(before)
  return isSame ? 'its signs alone are others' : null
}

function titleIn(file: string, text: string): string | null {
  const data = readFrontMatter({ file, text }).file?.fields.data
  const title: unknown = Reflect.get(Object(data), 'title')
  return typeof title === 'string' && title !== '' ? title : null
}

/** Words between **, quotes of any kind, or [ and ]; and names such as Cloud Link wherever they stand. */
function quoted(words: string): RegExp {
  const exact = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const isName = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(words)
  const [open, close] = isName
    ? [String.raw`|(?<![\p{L}\p{N}])`, String.raw`|(?![\p{L}\p{N}])`]
    : ['', '']
  return new RegExp(`(\\*\\*|["“‘']|\\[${open})${exact}(?=\\*\\*|["”’']|\\]${close})`, 'gu')
}
