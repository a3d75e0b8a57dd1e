import { readAddress, type Address } from '../../../src/content/address.ts'
import { isFixedRoute, FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { explainAddress } from './explain-address.ts'
import type { LinkingText, LinkUse } from '../link-use.ts'
import type { Report } from '../problem.ts'
import { pagePath, type ReadPage } from '../read/read-page.ts'
import { didYouMean, nearest, suggest } from '../suggest.ts'

type Targets = {
  /** All pages, those that cannot be read included. */
  readonly slugs: readonly string[]
  readonly pages: readonly ReadPage[]
}

/** Judges all links: each is sound and leads somewhere. Returns the pages that some other text leads to. */
export function checkLinks(
  texts: readonly LinkingText[],
  targets: Targets,
  report: Report,
): Set<string> {
  const linked = new Set<string>()
  for (const text of texts) {
    for (const link of doubtfulLinks(text)) {
      const target = checkLink(link, text.page, targets, report)
      if (target !== null && target !== text.page) linked.add(target)
    }
  }
  return linked
}

type DoubtfulLink = { readonly link: LinkUse; readonly read: Address | null }

/** The links of a text that can be wrong; one that leads out of the portal is sound once it is readable. */
function doubtfulLinks(text: LinkingText): readonly DoubtfulLink[] {
  const known = doubtful.get(text)
  if (known !== undefined) return known
  const links = text.links.flatMap((link) => {
    const read = readAddress(link.address)
    const sound = read !== null && read.kind !== 'portal' && read.kind !== 'anchor'
    return sound ? [] : [{ link, read }]
  })
  doubtful.set(text, links)
  return links
}

/** Texts that are remembered from an earlier run are not taken apart again. */
const doubtful = new WeakMap<LinkingText, readonly DoubtfulLink[]>()

/** Returns the slug of the page that the link leads to. */
function checkLink(
  { link, read }: DoubtfulLink,
  page: string | null,
  targets: Targets,
  report: Report,
): string | null {
  const { address } = link
  if (read?.kind === 'portal') return checkPath(read, link, targets, report)
  if (read?.kind === 'anchor' && page !== null) {
    checkHeading(page, read.hash, link, targets, report)
  } else if (read?.kind === 'anchor') {
    const sentence = `${address} is not found from a card, which can open on any page.`
    report(link.place, sentence, `Write the page as well, such as /student-policy${address}.`)
  } else if (!read && !address.includes('{{')) {
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
  const slug = targets.slugs.find((page) => pagePath(page) === path)
  if (slug !== undefined) {
    if (hash !== '') checkHeading(slug, hash, link, targets, report)
    return slug
  }
  if (isFixedRoute(path)) return null
  const paths = new Map(targets.slugs.map((page) => [pagePath(page), page]))
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
