import { FIXED_ROUTES, isFixedRoute } from '../../../src/content/fixed-routes.ts'
import type { Address } from '../../../src/contract/address.ts'
import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { pagePath } from '../read/read-page.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { checkAnchor } from './check-anchor.ts'
import { checkCard } from './check-card-address.ts'
import { checkOutside } from './check-outside.ts'
import { explainAddress } from './explain-address.ts'

/** The links of one text, or of the JSON files. */
export type LinkingText = {
  /** The page it stands on; null for JSON files, and for cards, which any page can show. */
  readonly page: string | null
  readonly links: readonly LinkUse[]
}

/** What links can lead to. */
export type Targets = {
  /** All pages by their paths, those that cannot be read included. */
  readonly paths: ReadonlyMap<string, string>
  readonly pages: ReadonlyMap<string, ResolvedPage>
}

type Checked = {
  readonly problems: readonly Problem[]
  /** The page that the link leads to, or was meant to. */
  readonly page?: string | undefined
}

const SOUND: Checked = { problems: [] }

/** Judges links: each is sound and leads somewhere. */
export function checkLinks(
  texts: readonly LinkingText[],
  slugs: readonly string[],
  pages: readonly ResolvedPage[],
): {
  readonly problems: readonly Problem[]
  /** The pages that some other text leads to. */
  readonly linked: ReadonlySet<string>
} {
  const targets: Targets = {
    paths: new Map(slugs.map((slug) => [pagePath(slug), slug])),
    pages: new Map(pages.map((page) => [page.slug, page])),
  }
  const checked = texts.flatMap(({ page: from, links }) =>
    links.map((link) => ({ from, ...checkLink(link, from, targets) })),
  )
  return {
    problems: checked.flatMap(({ problems }) => problems),
    linked: new Set(checked.flatMap(({ from, page }) => (page === from ? [] : (page ?? [])))),
  }
}

function checkLink(link: LinkUse, from: string | null, targets: Targets): Checked {
  const { address, leads, place } = link
  if (leads?.kind === 'portal') return checkPath(leads, link, targets)
  if (leads?.kind === 'anchor') {
    if (from !== null) return { problems: checkAnchor(from, leads.hash, link, targets) }
    const sentence = `${address} is not found from a card, which can open on any page.`
    const advice = `Write the page as well, such as /student-policy${address}.`
    return { problems: [error(place, sentence, advice)] }
  }
  if (leads?.kind === 'web' || leads?.kind === 'mail') return { problems: checkOutside(link) }
  // (Values that are not known have been told already.)
  if (leads || address.includes('{{')) return SOUND
  return { problems: [error(place, ...explainAddress(address))] }
}

function checkPath(
  { href, path, hash }: Extract<Address, { kind: 'portal' }>,
  link: LinkUse,
  targets: Targets,
): Checked {
  const { paths } = targets
  const page = paths.get(path)
  if (page !== undefined) {
    const anchor = hash === '' ? [] : checkAnchor(page, hash, link, targets)
    return { page, problems: [...checkCard(page, href, link, targets), ...anchor] }
  }
  if (isFixedRoute(path)) {
    if (!href.startsWith('?card=', path.length)) return SOUND
    return { problems: [error(link.place, `The page ${path} shows no cards.`, `Write ${path}`)] }
  }
  const meant = nearest(path, [...paths.keys(), ...FIXED])
  const advice = meant === null ? NO_PAGE : didYouMean(meant)
  return {
    page: paths.get(meant ?? ''),
    problems: [error(link.place, `The portal has no page at ${path}.`, advice)],
  }
}

const FIXED = FIXED_ROUTES.filter((route) => !route.includes('$'))

const NO_PAGE =
  "Write the name of the page's folder behind a slash: the folder classes is the page /classes."
