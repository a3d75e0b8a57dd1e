import { readAddress, type Address } from '../../src/content/address.ts'
import { isFixedRoute, FIXED_ROUTES } from '../../src/content/fixed-routes.ts'
import { explainAddress } from './explain-address.ts'
import type { LinkUse } from './inspect-markdown.ts'
import type { Report } from './problem.ts'
import { pagePath } from './read-page.ts'
import { didYouMean } from './suggest.ts'

/** Where links of the content can lead. */
export type Targets = {
  readonly slugs: readonly string[]
  /** The ids of each page's headings; a page that could not be read has none here. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>
}

/** The page a link stands on; null for the JSON files, and for cards, which several pages can show. */
export type LinkHome = string | null

/** Judges one link: its address is sound and leads somewhere. Returns the slug of the page it leads to. */
export function checkLink(
  { address, place }: LinkUse,
  home: LinkHome,
  targets: Targets,
  report: Report,
): string | null {
  const read = readAddress(address)
  if (!read) {
    // Values that are not known have been reported already.
    if (!address.includes('{{')) report(place, ...explainAddress(address))
    return null
  }
  if (read.kind === 'anchor') {
    if (home === null) {
      report(
        place,
        `${address} has no page to look on, because a card opens on any page.`,
        `Write the page, too, such as /student-policy${address}.`,
      )
    } else {
      checkHeading(home, read.hash, { address, place }, targets, report)
    }
    return null
  }
  return read.kind === 'portal' ? checkPath(read, { address, place }, targets, report) : null
}

function checkPath(
  { path, hash }: Extract<Address, { kind: 'portal' }>,
  link: LinkUse,
  targets: Targets,
  report: Report,
): string | null {
  const slug = targets.slugs.find((page) => pagePath(page) === path)
  if (slug === undefined) {
    if (isFixedRoute(path)) return null
    const known = [...targets.slugs.map(pagePath), ...FIXED_ROUTES]
    const advice =
      didYouMean(path, known) || 'Write the path of a page that exists, such as /classes.'
    report(link.place, `No page of the portal is at ${path}.`, advice)
    return null
  }
  if (hash !== '') checkHeading(slug, hash, link, targets, report)
  return slug
}

function checkHeading(
  page: string,
  hash: string,
  { place }: LinkUse,
  targets: Targets,
  report: Report,
): void {
  const ids = targets.headings.get(page)
  if (!ids || ids.has(hash)) return
  const advice =
    didYouMean(hash, ids) ||
    (ids.size === 0 ? 'Remove the part from # on.' : `Its headings are ${[...ids].join(', ')}.`)
  report(place, `The page ${page} has no heading #${hash}.`, advice)
}
