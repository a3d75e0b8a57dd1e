import type { Address } from '../../../src/contract/address.ts'
import { isFixedRoute, FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { explainAddress } from './explain-address.ts'
import type { LinkingText, LinkUse } from '../link-use.ts'
import type { Report } from '../problem.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import { pagePath, type ReadPage } from '../read/read-page.ts'
import { didYouMean, nearest, suggest } from '../suggest.ts'

/** What links can lead to. */
type Targets = {
  /** All pages by their paths, those that cannot be read included. */
  readonly paths: ReadonlyMap<string, string>
  readonly pages: readonly ReadPage[]
}

export function targetsIn(folders: readonly ReadFolder[]): Targets {
  return {
    paths: new Map(folders.map(({ slug }) => [pagePath(slug), slug])),
    pages: folders.flatMap(({ page }) => page ?? []),
  }
}

/** Judges the links of texts: each is sound and leads somewhere. Returns the pages that some other text leads to. */
export function checkLinks(
  texts: readonly LinkingText[],
  targets: Targets,
  report: Report,
): Set<string> {
  const linked = new Set<string>()
  for (const { page, links } of texts) {
    for (const link of links) {
      const target = checkLink(link, page, targets, report)
      if (target !== null && target !== page) linked.add(target)
    }
  }
  return linked
}

/** Returns the slug of the page that the link leads to. */
function checkLink(
  link: LinkUse,
  page: string | null,
  targets: Targets,
  report: Report,
): string | null {
  const { address, leads } = link
  if (leads?.kind === 'portal') return checkPath(leads, link, targets, report)
  if (leads?.kind === 'anchor' && page !== null) {
    checkHeading(page, leads.hash, link, targets, report)
  } else if (leads?.kind === 'anchor') {
    const sentence = `${address} is not found from a card, which can open on any page.`
    report(link.place, sentence, `Write the page as well, such as /student-policy${address}.`)
  } else if (!leads && !address.includes('{{')) {
    // (Values that are not known have been reported already.)
    report(link.place, ...explainAddress(address))
  }
  return null
}

function checkPath(
  { path, hash }: Extract<Address, { kind: 'portal' }>,
  link: LinkUse,
  targets: Targets,
  report: Report,
): string | null {
  const { paths } = targets
  const slug = paths.get(path)
  if (slug !== undefined) {
    if (hash !== '') checkHeading(slug, hash, link, targets, report)
    return slug
  }
  if (isFixedRoute(path)) return null
  const meant = path === '/dashboard' ? '/' : nearest(path, [...paths.keys(), ...FIXED_ROUTES])
  const advice = meant ? didYouMean(meant) : 'Write a page that exists, such as /classes.'
  report(link.place, `The portal has no page at ${path}.`, advice)
  // The page that was meant is not without a link to it.
  return paths.get(meant ?? '') ?? null
}

function checkHeading(
  page: string,
  hash: string,
  link: LinkUse,
  targets: Targets,
  report: Report,
): void {
  const headings = targets.pages.find(({ slug }) => slug === page)?.headings
  const anchors = headings?.map(({ id }) => `#${id}`)
  if (!anchors || anchors.includes(`#${hash}`)) return
  const advice =
    anchors.length === 0
      ? 'Remove the part from # on.'
      : (suggest(`#${hash}`, anchors) ?? `It has ${anchors.join(', ')}.`)
  report(link.place, `The page ${page} has no heading #${hash}.`, advice)
}
