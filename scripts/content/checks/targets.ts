import { FIXED_ROUTES, isFixedRoute } from '../../../src/content/fixed-routes.ts'
import type { ReadPage } from '../../../src/content/page.ts'
import type { CardId } from '../../../src/content/types.ts'
import type { Content, Reference } from '../content.ts'
import { cardName, pagePath } from '../names.ts'
import { error, type Problem } from '../problem.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Links into the portal, and entries of the sidebar, that lead nowhere. */
export function checkTargets(content: Content): Problem[] {
  return [
    ...checkPages(content),
    ...content.references.flatMap((each) => checkInside(each, content)),
    ...checkHeadings(content),
  ]
}

function checkPages({ sorted, references }: Content): Problem[] {
  const slugs = sorted.texts.flatMap(({ kind, id }) => (kind === 'page' ? id : []))
  const routes = FIXED_ROUTES.filter((route) => !route.includes('$'))
  const paths = [...slugs.map(pagePath), ...routes]
  const missing = references.flatMap(({ spot, target }) => {
    if (target.kind === 'page') {
      return slugs.includes(target.page) ? [] : { name: pagePath(target.page), spot }
    }
    if (target.kind !== 'address' || target.leads?.kind !== 'portal') return []
    const { path } = target.leads
    return target.page !== null || isFixedRoute(path) ? [] : { name: path, spot }
  })
  return oneForEach(missing, (path) => [
    `There is no page ${nameOf(path)}.`,
    suggest(nameOf(path), paths.map(nameOf)) ??
      'A page has the name of its folder: the folder classes is the page /classes.',
  ])
}

/** A page as the sidebar names it: without the slash of its path. */
function nameOf(path: string): string {
  return path === '/' ? 'dashboard' : path.slice(1)
}

/** Finds a card that the page there does not show, and a heading that it does not have. */
function checkInside({ spot, from, target }: Reference, { pages, cards }: Content): Problem[] {
  const pageAt = (slug: string | null) => pages.find((each) => each.slug === slug)
  const hidden = (page: ReadPage | undefined, card: CardId | null): Problem[] =>
    !page || card === null || page.cards.includes(card) || !cards.has(card)
      ? []
      : [error(spot, ...notShown(page, card))]
  if (target.kind === 'card' && target.by === 'welcome') return hidden(pageAt(from), target.id)
  if (target.kind !== 'address' || !target.leads) return []
  const { leads, card, address } = target
  if (leads.kind !== 'anchor' && leads.kind !== 'portal') return []
  if (leads.kind === 'anchor' && from === null) {
    const message = `${address} does not work here, because a card can open on any page.`
    return [error(spot, message, `Write the page as well, such as /student-policy${address}`)]
  }
  return hidden(pageAt(leads.kind === 'anchor' ? from : target.page), card)
}

/** Finds headings that the page of an address does not have. */
function checkHeadings({ pages, references }: Content): Problem[] {
  const missing = references.flatMap(({ spot, from, target }) => {
    const { leads = null, page: slug = null } = target.kind === 'address' ? target : {}
    if (leads?.kind !== 'anchor' && leads?.kind !== 'portal') return []
    const page = pages.find((each) => each.slug === (leads.kind === 'anchor' ? from : slug))
    const isThere = leads.hash === '' || page?.headings.some(({ id }) => id === leads.hash)
    return !page || isThere ? [] : { name: `${page.slug}#${leads.hash}`, spot, page, leads }
  })
  return oneForEach(missing, (_, { page, leads }) => noHeading(page, `#${leads.hash}`))
}

function notShown({ slug, cards }: ReadPage, card: CardId) {
  const names = cards.map((id) => cardName(slug, id)).join(', ')
  const advice = `Add ${cardName(slug, card)} to its cards:, or remove it here.`
  return [
    `The page ${slug} does not show the card ${cardName(slug, card)}.`,
    names === '' ? advice : `It shows ${names}. ${advice}`,
  ] as const
}

function noHeading({ slug, headings }: ReadPage, hash: string) {
  const anchors = headings.map(({ id }) => `#${id}`)
  const listed = anchors.length === 0 ? 'Remove # and the rest.' : `It has ${anchors.join(', ')}.`
  return [`The page ${slug} has no heading ${hash}.`, suggest(hash, anchors) ?? listed] as const
}
