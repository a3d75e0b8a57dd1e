import type { Content, DrawnCard, DrawnPage, DrawnSchool, Problem } from '../exchange.ts'
import type { Shown } from '../state.ts'

/** What is shown has a file of its own. */
export type Text = DrawnCard | DrawnPage

export function schoolOf({ entries }: Content): DrawnSchool | undefined {
  return entries['school'] as DrawnSchool | undefined
}

export function pageOf({ entries }: Content, slug: string): DrawnPage | undefined {
  return entries[`page:${slug}`] as DrawnPage | undefined
}

export function cardOf({ entries }: Content, id: string): DrawnCard | undefined {
  return entries[`card:${id}`] as DrawnCard | undefined
}

export function textOf(content: Content, shown: Shown): Text | undefined {
  if (shown.kind === 'problems') return undefined
  return shown.kind === 'page' ? pageOf(content, shown.slug) : cardOf(content, shown.id)
}

/** The key of a text's entry. */
export function keyOf(text: Text): string {
  return text.kind === 'page' ? `page:${text.slug}` : `card:${text.id}`
}

/** All pages, in the order of the sidebar; those that are not in it follow by title. */
export function pagesInOrder(content: Content): DrawnPage[] {
  const order = (schoolOf(content)?.navigation ?? []).flatMap((entry) =>
    entry.kind === 'page' ? [entry.page as string] : [],
  )
  const place = ({ slug }: DrawnPage): number => {
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

/** Where a problem's file is shown; the list of all problems for a file that no entry comes from. */
export function shownOf(content: Content, file: string): Shown {
  const found = Object.values(content.entries).find(
    (entry) => entry.kind !== 'school' && entry.file === file,
  )
  if (found?.kind === 'page') return { kind: 'page', slug: found.slug }
  return found?.kind === 'card' ? { kind: 'card', id: found.id } : { kind: 'problems' }
}
