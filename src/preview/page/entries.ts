import type {
  Content,
  SerializedCard,
  SerializedMail,
  SerializedPage,
  SerializedSchool,
  Problem,
} from '../exchange.ts'
import type { Shown } from '../state.ts'

/** What the portal shows, and has a file of its own. */
export type Text = SerializedCard | SerializedPage

/** What can be tried in other words. */
export type Editable = Text | SerializedMail

export function schoolOf({ entries }: Content): SerializedSchool | undefined {
  return entries['school'] as SerializedSchool | undefined
}

function pageOf({ entries }: Content, slug: string): SerializedPage | undefined {
  return entries[`page:${slug}`] as SerializedPage | undefined
}

export function cardOf({ entries }: Content, id: string): SerializedCard | undefined {
  return entries[`card:${id}`] as SerializedCard | undefined
}

export function mailOf({ entries }: Content, shown: Shown): SerializedMail | undefined {
  if (shown.kind !== 'mail') return undefined
  return entries[`mail:${shown.id}`] as SerializedMail | undefined
}

export function mailsIn({ entries }: Content): SerializedMail[] {
  return Object.values(entries).filter((entry) => entry.kind === 'mail')
}

export function textOf(content: Content, shown: Shown): Text | undefined {
  if (shown.kind === 'problems' || shown.kind === 'mail') return undefined
  return shown.kind === 'page' ? pageOf(content, shown.slug) : cardOf(content, shown.id)
}

/** The key of a text's entry. */
export function keyOf(text: Editable): string {
  return text.kind === 'page' ? `page:${text.slug}` : `${text.kind}:${text.id}`
}

/** All pages, in the order of the sidebar; those that are not in it follow by title. */
export function pagesInOrder(content: Content): SerializedPage[] {
  const order = (schoolOf(content)?.navigation ?? []).flatMap((entry) =>
    entry.kind === 'page' ? [entry.page as string] : [],
  )
  const place = ({ slug }: SerializedPage): number => {
    const found = order.indexOf(slug)
    return found === -1 ? order.length : found
  }
  return Object.values(content.entries)
    .filter((entry) => entry.kind === 'page')
    .sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title))
}

export function problemsIn(problems: readonly Problem[], file: string): readonly Problem[] {
  return problems.filter((problem) => problem.file === file)
}

export function shownOf(text: Text | SerializedMail): Shown {
  return text.kind === 'page' ? { kind: 'page', slug: text.slug } : { kind: text.kind, id: text.id }
}

/** The card, page or mail that was written in a file; the list of all problems for any other file. */
export function shownFrom(content: Content, file: string): Shown {
  const texts = Object.values(content.entries).filter((entry) => entry.kind !== 'school')
  const found = texts.find((text) => text.file === file)
  return found ? shownOf(found) : { kind: 'problems' }
}

/** The file that what is shown was written in, or would be; null for the list of problems. */
export function fileOf(shown: Shown): string | null {
  if (shown.kind === 'problems') return null
  if (shown.kind === 'page') return `content/${shown.slug}/page.md`
  return shown.kind === 'mail' ? `content/mail/${shown.id}.md` : `content/${shown.id}.md`
}

/** Where the portal shows a text: a card is open on its page. */
export function pathOf(text: Text, content: Content): string {
  if (text.kind === 'page') return text.path
  const [slug = '', name = ''] = text.id.split('/')
  return `${pageOf(content, slug)?.path ?? `/${slug}`}?card=${name}`
}

/** What the portal shows at a path; null where that is nothing of content, or a card of another page. */
export function shownAt(path: string, content: Content): Shown | null {
  const { pathname, searchParams } = new URL(path, location.origin)
  const slug = pathname.slice(1) || 'dashboard'
  const name = searchParams.get('card')
  if (pageOf(content, slug) === undefined) return null
  if (name === null) return { kind: 'page', slug }
  const id = `${slug}/${name}`
  return cardOf(content, id) === undefined ? null : { kind: 'card', id }
}
