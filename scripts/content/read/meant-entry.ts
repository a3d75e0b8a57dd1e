import { contentAddress } from '../../../src/contract/address.ts'
import { TAKEN } from '../check/check-folders.ts'
import type { Edit } from '../edits.ts'
import { nameOffset, valueRange, type FieldPath, type Fields } from '../fields/fields.ts'
import { asFileName } from '../files/file-name.ts'
import { nearest } from '../suggest.ts'
import { pagePath } from './read-page.ts'

// What an entry of the sidebar that leads nowhere was meant to be.

/** An e-mail address, with or without what links begin with. */
export const MAIL = /^(?:mailto:.*|[^\s/@]+@[^\s/@]+)$/i

/** What to write of an address that is no website's. */
export function noWebsite(address: string): string {
  if (!MAIL.test(address)) return 'Write the whole address of the website, from https:// on.'
  const mail = address.replace(/^mailto:/i, '')
  return `The sidebar leads to pages and websites alone: remove this entry. On a card an e-mail address can be a button: - address: mailto:${mail}`
}

/** What to do with an entry that leads to a card of a page. */
export function ofCard(page: string, targets: readonly (string | undefined)[]): string {
  const isThere = targets.includes(page)
  return isThere
    ? `Remove this entry: the card's page, ${page}, is in the sidebar already.`
    : `Write "page": "${page}", the page on which the card is, or remove this entry.`
}

/** The page that an address leads to; null where it is a website's, '' where it is of another kind. */
export function meantByAddress(address: string, slugs: readonly string[]): string | null {
  const leads = contentAddress(address)
  if (/^[\w-]+$/.test(address)) return slugs.includes(address) ? address : ''
  if (MAIL.test(address)) return ''
  if (leads === null || leads.kind === 'web') return null
  return (leads.kind === 'portal' && slugs.find((name) => pagePath(name) === leads.path)) || ''
}

/** Puts a text in the place of a field with its name. */
export function inPlaceOf(fields: Fields, path: FieldPath, text: string): Edit | undefined {
  const start = nameOffset(fields, path)
  const end = valueRange(fields, path)?.end
  if (start === null || end === undefined || fields.source.original) return undefined
  return { start, end, text }
}

/** Whether a folder that no entry leads to stands behind the label, and none behind the page. */
export function isExchanged(
  { page, label }: { readonly page?: string | undefined; readonly label?: string | undefined },
  slugs: readonly string[],
  targets: readonly (string | undefined)[],
): boolean {
  if (page === undefined || label === undefined || slugs.includes(page)) return false
  return slugs.includes(label) && !targets.includes(label)
}

/** Puts the label of an entry in the place of its page, and its page in that of the label. */
export function exchanged(fields: Fields, index: number): Edit | undefined {
  const ranges = ['page', 'label'].flatMap((name) => valueRange(fields, [index, name]) ?? [])
  const [one, two] = ranges.toSorted((first, second) => first.start - second.start)
  const { text, original } = fields.source
  if (!one || !two || original) return undefined
  const between = text.slice(one.end, two.start)
  const [first, second] = [one, two].map(({ start, end }) => text.slice(start, end))
  return { start: one.start, end: two.end, text: `${second}${between}${first}` }
}

/** The folder of the page that is meant by a slip of it, by its address, its file or its title. */
export function meantPage(
  page: string,
  slugs: readonly string[],
  titles: ReadonlyMap<string, string>,
): string | null {
  const name = page
    .trim()
    .replace(/^(?:content)?\/+/, '')
    .replace(/(?:\/page)?\.md$|\/page$|\/$/, '')
  const folder = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-')
  if (slugs.includes(folder)) return folder
  const titled = slugs.find((slug) => titles.get(slug)?.toLowerCase() === name.toLowerCase())
  return titled ?? nearest(folder, slugs)
}

/** What else than a page is meant: a website, or the way out. */
export function otherField(page: string): string | null {
  if (/^(?:logout|log-out|sign-out)$/i.test(page)) return '"action": "logout"'
  return /^https?:\/\/[^/]+\./.test(page) ? `"address": ${JSON.stringify(page)}` : null
}

/** What to do where no page of this name is. A folder could not be called as a title is, such as Exam dates. */
export function noPage(
  page: string,
  slugs: readonly string[],
  targets: readonly (string | undefined)[],
): string {
  const home = slugs.find((slug) => page.replace(/^\//, '').startsWith(`${slug}/`))
  if (home !== undefined)
    return `The sidebar leads to pages, and this is a card. ${ofCard(home, targets)}`
  if (TAKEN.has(page))
    return 'The portal itself has this address, and the sidebar cannot name it: remove this entry.'
  const name = asFileName(page)
  return name === page
    ? `Make the page with the file content/${page}/page.md, or remove this entry.`
    : 'Write the name of the page\'s folder, such as "page": "classes", or remove this entry.'
}
