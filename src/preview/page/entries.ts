import type {
  Content,
  SerializedCard,
  SerializedMail,
  SerializedPage,
  SerializedSchool,
} from '../exchange.ts'

/** What can be tried in other words: a page, a card or a mail. */
export type Editable = SerializedPage | SerializedCard | SerializedMail

export function schoolOf({ entries }: Content): SerializedSchool | undefined {
  return entries['school'] as SerializedSchool | undefined
}

function textsIn({ entries }: Content): readonly Editable[] {
  return Object.values(entries).filter((entry) => entry.kind !== 'school')
}

/** What was written in a file; undefined where that cannot be shown. */
export function textIn(content: Content, file: string | null): Editable | undefined {
  return textsIn(content).find((text) => text.file === file)
}

export function cardsIn(content: Content): readonly SerializedCard[] {
  return textsIn(content).filter((text) => text.kind === 'card')
}

export function mailsIn(content: Content): readonly SerializedMail[] {
  return textsIn(content).filter((text) => text.kind === 'mail')
}

/** All pages, in the order of the sidebar; those that are not in it follow by title. */
export function pagesIn(content: Content): readonly SerializedPage[] {
  const order = (schoolOf(content)?.navigation ?? []).flatMap((entry) =>
    entry.kind === 'page' ? [entry.page as string] : [],
  )
  const place = ({ slug }: SerializedPage): number => {
    const found = order.indexOf(slug)
    return found === -1 ? order.length : found
  }
  return textsIn(content)
    .filter((text) => text.kind === 'page')
    .toSorted((a, b) => place(a) - place(b) || a.title.localeCompare(b.title))
}

/** The key of a text's entry. */
export function keyOf(text: Editable): string {
  return text.kind === 'page' ? `page:${text.slug}` : `${text.kind}:${text.id}`
}

/** Where the portal shows a text: a card is open on its page. */
export function pathOf(text: SerializedPage | SerializedCard, content: Content): string {
  if (text.kind === 'page') return text.path
  const [slug = '', name = ''] = text.id.split('/')
  return `${pagesIn(content).find((page) => page.slug === slug)?.path ?? `/${slug}`}?card=${name}`
}

/** What the portal shows at a path; undefined where that is nothing of content, or a card of another page. */
export function textAt(path: string, content: Content): Editable | undefined {
  const { pathname, searchParams } = new URL(path, location.origin)
  const page = pagesIn(content).find((each) => each.path === pathname)
  const name = searchParams.get('card')
  if (name === null) return page
  return cardsIn(content).find(({ id }) => page !== undefined && id === `${page.slug}/${name}`)
}
