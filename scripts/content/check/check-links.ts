import { FIXED_ROUTES, isFixedRoute } from '../../../src/content/fixed-routes.ts'
import type { Address } from '../../../src/contract/address.ts'
import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { folderOf, pagePath } from '../read/read-page.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import { didYouMean, nearest, suggest } from '../suggest.ts'
import { doubtfulAddress } from './doubtful-address.ts'
import { explainAddress } from './explain-address.ts'

/** The links of one text, or of the JSON files. */
export type LinkingText = {
  /** The page it stands on; null for JSON files, and for cards, which any page can show. */
  readonly page: string | null
  readonly links: readonly LinkUse[]
}

/** What links can lead to. */
type Targets = {
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
  const doubt = leads === null ? null : doubtfulAddress(address)
  if (doubt) return { problems: [error(place, ...doubt)] }
  // (Values that are not known have been told already.)
  if (leads || address.includes('{{')) return SOUND
  const page = /^[\w/-]+(?:\.md)?$/.test(address) ? meantPath(`/${address}`, targets) : null
  if (page === null) return { problems: [error(place, ...explainAddress(address))] }
  return {
    page: targets.paths.get(page),
    problems: [error(place, `${address} is not an address.`, `Write ${page}`)],
  }
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
  if (isFixedRoute(path)) return SOUND
  const meant = meantPath(path, targets)
  const advice = meant === '/' ? DASHBOARD : meant ? didYouMean(meant) : NO_PAGE
  return {
    page: paths.get(meant?.split('?')[0] ?? ''),
    problems: [error(link.place, `The portal has no page at ${path}.`, advice)],
  }
}

const DASHBOARD = 'Write one slash and nothing else: that is the dashboard.'
const NO_PAGE =
  "Write the name of the page's folder behind a slash: the folder classes is the page /classes."

/** The page, or the card of a page, that a path was meant to be; null where none is near. */
function meantPath(path: string, { paths, pages }: Targets): string | null {
  if (/^\/(?:dashboard|home|index(?:\.\w+)?)\/?$/i.test(path)) return '/'
  const plain = path
    .toLowerCase()
    .replace(/^\/content(?=\/)/, '')
    .replace(/(?:\/page)?\.md$|(?<=.)\/$/, '')
  if (paths.has(plain)) return plain
  const name = plain.split('/').at(-1) ?? ''
  const ids = [...pages.values()].flatMap(({ cards }) => cards)
  const card =
    ids.find((id) => `/${id}` === plain) ?? ids.find((id) => id === `${folderOf(id)}/${name}`)
  if (card !== undefined) return `${pagePath(folderOf(card))}?card=${name}`
  const routes = FIXED_ROUTES.filter((route) => !route.includes('$'))
  const names = [...paths.keys()].filter((other) => other === other.toLowerCase())
  return nearest(plain, [...names, ...routes])
}

function checkAnchor(page: string, hash: string, link: LinkUse, { pages }: Targets): Problem[] {
  const anchors = pages.get(page)?.headings.map(({ id }) => `#${id}`)
  if (!anchors || anchors.includes(`#${hash}`)) return []
  const advice =
    anchors.length === 0
      ? 'Remove the part from # on.'
      : (suggest(`#${hash}`, anchors) ?? `It has ${anchors.join(', ')}.`)
  return [error(link.place, `The page ${page} has no heading #${hash}.`, advice)]
}

/** Whether the page shows the card whose modal the address opens, as in /payments?card=receipt-upload. */
function checkCard(page: string, href: string, link: LinkUse, { pages }: Targets): Problem[] {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1])
  const misspelt = [...query.keys()].find((name) => name !== 'card' && nearest(name, ['card']))
  if (misspelt !== undefined) {
    const advice = didYouMean(href.replace(misspelt, 'card'))
    return [error(link.place, `The portal does not know ?${misspelt}=.`, advice)]
  }
  const named = query.get('card')
  const cards = pages.get(page)?.cards.map((id) => id.replace(`${page}/`, ''))
  if (named === null || !cards || cards.includes(named.replace(`${page}/`, ''))) return []
  const advice =
    cards.length === 0
      ? 'Remove the part from ? on.'
      : (suggest(named, cards) ?? `It shows ${cards.join(', ')}.`)
  return [error(link.place, `The page ${page} shows no card ${named}.`, advice)]
}
