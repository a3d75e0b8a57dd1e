import { FIXED_ROUTES, isFixedRoute } from '../../../src/content/fixed-routes.ts'
import type { AddressTarget, Content, Reference } from '../content.ts'
import { cardName, pagePath } from '../names.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Links into the portal, and entries of the sidebar, that lead nowhere. */
export function checkTargets(content: Content): Problem[] {
  return [
    ...checkPages(content),
    ...content.references.flatMap((each) => checkInside(each, content)),
  ]
}

/** Pages that there are not: told once, wherever a link or the sidebar leads to them. */
function checkPages({ sorted, references }: Content): Problem[] {
  const slugs = sorted.texts.flatMap(({ kind, id }) => (kind === 'page' ? id : []))
  const paths = [...slugs.map(pagePath), ...FIXED_ROUTES.filter((route) => !route.includes('$'))]
  const missing = references.flatMap(({ spot, target }) => {
    if (target.kind === 'page') {
      const { page } = target
      return slugs.includes(page) ? [] : [{ name: pagePath(page), spot, written: page }]
    }
    if (target.kind !== 'address' || target.leads?.kind !== 'portal') return []
    const { path } = target.leads
    const isThere = target.page !== null || isFixedRoute(path)
    return isThere ? [] : [{ name: path, spot, written: path }]
  })
  return oneForEach(missing, (path, [first]) => {
    // The sidebar names a page by its folder, a link by its path.
    const inSidebar = first?.written !== path
    return {
      rule: 'unknown-page',
      message: `The portal has no page ${first?.written}.`,
      advice:
        suggest(first?.written ?? path, inSidebar ? slugs : paths) ??
        (inSidebar
          ? "Write the name of the page's folder, such as classes."
          : "Write the name of the page's folder behind a slash: the folder classes is the page /classes."),
    }
  })
}

function checkInside({ spot, from, target }: Reference, content: Content): Problem[] {
  if (target.kind !== 'address') return []
  const place = placeOf(spot)
  return findingsOf(target, from, content).map((finding) => error(place, finding))
}

function findingsOf(target: AddressTarget, from: string | null, content: Content): Finding[] {
  const { leads, page } = target
  if (leads?.kind === 'anchor') {
    return from === null ? [lostAnchor(target.address)] : checkAnchor(from, leads.hash, content)
  }
  if (leads?.kind !== 'portal') return []
  if (page === null) return isFixedRoute(leads.path) ? checkNoCards(leads) : []
  return [
    ...checkCard(target, page, content),
    ...(leads.hash === '' ? [] : checkAnchor(page, leads.hash, content)),
  ]
}

function lostAnchor(address: string): Finding {
  return {
    rule: 'unknown-anchor',
    message: `${address} is not found from here, because a card can open on any page.`,
    advice: `Write the page as well, such as /student-policy${address}.`,
  }
}

function checkAnchor(page: string, hash: string, { pages }: Content): Finding[] {
  const found = pages.find(({ slug }) => slug === page)
  const anchors = found?.headings.map(({ id }) => `#${id}`)
  if (!anchors || anchors.includes(`#${hash}`)) return []
  const listed =
    anchors.length === 0 ? 'Remove the part from # on.' : `It has ${anchors.join(', ')}.`
  return [
    {
      rule: 'unknown-anchor',
      message: `The page ${page} has no heading #${hash}.`,
      advice: suggest(`#${hash}`, anchors) ?? listed,
    },
  ]
}

function checkNoCards({ href, path }: { readonly href: string; readonly path: string }): Finding[] {
  if (!href.startsWith('?card=', path.length)) return []
  const message = `The page ${path} shows no cards.`
  return [{ rule: 'card-not-shown', message, advice: `Write ${path}` }]
}

/** Whether the page shows the card that the address opens. */
function checkCard(
  { leads, card }: AddressTarget,
  page: string,
  { pages, cards }: Content,
): Finding[] {
  const found = pages.find(({ slug }) => slug === page)
  const hasQuery = leads?.kind === 'portal' && leads.href.includes('?')
  if (!found || !hasQuery) return []
  const shown = found.cards.map((id) => cardName(page, id))
  const advice = shown.length === 0 ? 'Remove the part from ? on.' : `It shows ${shown.join(', ')}.`
  if (card === null) {
    return [{ rule: 'card-not-shown', message: 'This address names no card behind the ?.', advice }]
  }
  // A card that is not there at all is told with everything that names it.
  if (found.cards.includes(card) || !cards.has(card)) return []
  const message = `The page ${page} does not show the card ${cardName(page, card)}.`
  return [{ rule: 'card-not-shown', message, advice }]
}
