import { dirname, join } from 'node:path/posix'
import { FIXED_ROUTES, isFixedRoute } from '../../../src/content/fixed-routes.ts'
import type { Address } from '../../../src/contract/address.ts'
import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { folderOf, pagePath } from '../read/read-page.ts'
import type { Write } from '../write-in.ts'
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
  readonly write: Write
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
  write: Write,
): {
  readonly problems: readonly Problem[]
  /** The pages that some other text leads to. */
  readonly linked: ReadonlySet<string>
} {
  const targets: Targets = {
    paths: new Map(slugs.map((slug) => [pagePath(slug), slug])),
    pages: new Map(pages.map((page) => [page.slug, page])),
    write,
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
  if (leads?.kind === 'portal') return checkStop(link, targets) ?? checkPath(leads, link, targets)
  if (leads?.kind === 'anchor') {
    if (from !== null) return { problems: checkAnchor(from, leads.hash, link, targets) }
    const sentence = `${address} is not found from a card, which can open on any page.`
    const advice = `Write the page as well, such as /student-policy${address}.`
    return { problems: [error(place, sentence, advice)] }
  }
  if (leads?.kind === 'web' || leads?.kind === 'mail') {
    return {
      problems: checkOutside(link, targets.write, (page, card) => pathIn(page, card, targets)),
    }
  }
  // (Values that are not known have been told already.)
  if (leads || address.includes('{{')) return SOUND
  const page = fromHere(link, targets)
  const { write } = targets
  if (page === null) {
    const [sentence, advice] = explainAddress(address)
    const [, meant] = /^(?:Write|Did you mean) (\S+?)\??$/.exec(advice) ?? []
    // A mail is read outside of the portal.
    const isOfMail = place.file.startsWith('content/mail/') && meant?.startsWith('/') === true
    if (isOfMail) return { problems: [error(place, sentence, IN_MAIL)] }
    if (meant === undefined) return { problems: [error(place, sentence, advice)] }
    const { written } = link
    const typed = meant.replace(address, () => written)
    const edit = write(place, written, typed)
    return {
      problems: [
        error(
          place,
          sentence,
          advice.replace(meant, () => typed),
          undefined,
          edit,
        ),
      ],
    }
  }
  const edit = write(place, address, page)
  return {
    page: targets.paths.get(page.split(/[?#]/)[0] ?? ''),
    problems: [error(place, `${address} is not an address.`, `Write ${page}`, undefined, edit)],
  }
}

const IN_MAIL = 'Write the address at which students open the portal, from https:// on.'

/** A sign that ends the sentence and stands inside of the link's bracket; null where there is none. */
function checkStop({ address, place }: LinkUse, { write }: Targets): Checked | null {
  const [, plain, stop] = /^(.+)([.,;:])$/.exec(address) ?? []
  const edit = write(place, `${address})`, `${plain})${stop}`)
  if (plain === undefined || edit === undefined) return null
  const sentence = `The sign ${stop} stands inside of the link, so that it leads to no page.`
  return { problems: [error(place, sentence, 'Put it behind the bracket.', undefined, edit)] }
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
  const { write } = targets
  const rest = href.slice(path.length)
  if (isFixedRoute(path)) {
    if (!rest.startsWith('?card=')) return SOUND
    const sentence = `The page ${path} shows no cards.`
    const edit = write(link.place, link.address, path)
    return { problems: [error(link.place, sentence, `Write ${path}`, undefined, edit)] }
  }
  const sentence = `The portal has no page at ${path}.`
  const meant = meantPath(path, targets)
  if (meant === null) return { problems: [error(link.place, sentence, NO_PAGE)] }
  const advice = meant === '/' ? DASHBOARD : didYouMean(meant)
  const edit = write(link.place, link.address, meant.includes('?') ? meant : `${meant}${rest}`)
  return {
    page: paths.get(meant.split('?')[0] ?? ''),
    problems: [error(link.place, sentence, advice, undefined, edit)],
  }
}

/**
 * The address of what is meant from the file that links to it, as ../student-policy/page.md#refunds or
 * mentor-tasks.md is; null where none is near.
 */
function fromHere({ address, place }: LinkUse, targets: Targets): string | null {
  const [, path = '', hash = ''] = /^([\w./-]+)(#.*)?$/.exec(address) ?? []
  const [, page, card] =
    /^content\/([^/]+)\/([^/]+)\.md$/.exec(join(dirname(place.file), path)) ?? []
  const near = path.replace(/^(?:\.{0,2}\/)+/, '')
  const file =
    page === undefined || card === undefined
      ? null
      : pathIn(page, card === 'page' ? null : card, targets)
  const meant = file ?? (/^[\w/-]+(?:\.md)?$/.test(near) ? meantPath(`/${near}`, targets) : null)
  return meant === null || meant.includes('?') ? meant : `${meant}${hash}`
}

/** The address of a page, or of a card on its own page; null where there is none. */
function pathIn(page: string, card: string | null, { pages }: Targets): string | null {
  const cards = pages.get(page)?.cards
  if (card === null) return cards ? pagePath(page) : null
  return cards?.includes(`${page}/${card}`) ? `${pagePath(page)}?card=${card}` : null
}

const DASHBOARD = 'Write one slash and nothing else: that is the dashboard.'
const NO_PAGE =
  "Write the name of the page's folder behind a slash: the folder classes is the page /classes."

/** The page, or the card of a page, that a path was meant to be; null where none is near. */
function meantPath(path: string, { paths, pages }: Targets): string | null {
  // /payments&card=receipt-upload
  const [, before, card] = /^(\/[\w-]*)&card=([\w/-]+)$/.exec(path) ?? []
  if (before !== undefined && paths.has(before)) return `${before}?card=${card}`
  if (/^\/(?:dashboard|home|index(?:\.\w+)?)\/?$/i.test(path)) return '/'
  const plain = path
    .toLowerCase()
    .replace(/^\/content(?=\/)/, '')
    .replace(/(?:\/page)?\.(?:md|html?)$|(?<=.)\/$/, '')
  if (paths.has(plain) || isFixedRoute(plain)) return plain
  const name = plain.split('/').at(-1) ?? ''
  const ids = [...pages.values()].flatMap(({ cards }) => cards)
  const shown =
    ids.find((id) => `/${id}` === plain) ?? ids.find((id) => id === `${folderOf(id)}/${name}`)
  if (shown !== undefined) return `${pagePath(folderOf(shown))}?card=${name}`
  const routes = FIXED_ROUTES.filter((route) => !route.includes('$'))
  const names = [...paths.keys()].filter((other) => other === other.toLowerCase())
  return nearest(plain, [...names, ...routes])
}
