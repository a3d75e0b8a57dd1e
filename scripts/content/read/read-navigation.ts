import { fillPlainText } from '../../../src/content/values.ts'
import { contentAddress } from '../../../src/contract/address.ts'
import type { Edit } from '../edits.ts'
import {
  nameOffset,
  namePlace,
  rewritten,
  valuePlace,
  valueRange,
  type FieldPath,
  type Fields,
} from '../fields/fields.ts'
import { TAKEN } from '../check/check-folders.ts'
import { asFileName } from '../files/file-name.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Settings } from '../settings/read-settings.ts'
import { nearest } from '../suggest.ts'
import { checkField } from '../vocabulary/check-text.ts'
import { checkHighlight } from './check-highlight.ts'
import { checkIcon } from './check-icon.ts'
import { checkTargets, targetOf } from './check-targets.ts'
import { pagePath } from './read-page.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

export type ReadNavigationEntry =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly label: string
      readonly highlight: readonly string[]
      readonly lineAfter: boolean
    }
  | {
      readonly kind: 'outside'
      readonly address: string
      readonly label: string
      /** The name of its icon. */
      readonly icon: string
      readonly lineAfter: boolean
    }
  | { readonly kind: 'logout'; readonly label: string }

/** Reads the sidebar's entries, against the pages there are. */
export function readNavigation(
  navigation: Settings['navigation'],
  slugs: readonly string[],
  vocabulary: Vocabulary,
  titles: ReadonlyMap<string, string> = NO_TITLES,
  moved: ReadonlyMap<string, string | null> = new Map(),
): { readonly entries: readonly ReadNavigationEntry[]; readonly problems: readonly Problem[] } {
  if (!navigation) return { entries: [], problems: [] }
  const { values } = vocabulary
  const entries = (navigation.whole ?? []).map((entry): ReadNavigationEntry => {
    const label = fillPlainText(entry.label, values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    const { address, icon = 'globe', highlight = [], lineAfter = false } = entry
    // A page that was written as an address counts as reached, too, …
    const page = entry.page ?? slugs.find((slug) => pagePath(slug) === address) ?? ''
    if (page === '' && address !== undefined) {
      return { kind: 'outside', address, label, icon, lineAfter }
    }
    // … and so does a misspelt one.
    const meant = slugs.includes(page)
      ? page
      : (moved.get(page) ?? meantPage(page, slugs, titles) ?? page)
    return { kind: 'page', page: meant, label, highlight, lineAfter }
  })
  return { entries, problems: checkEntries(navigation, slugs, vocabulary, titles, moved) }
}

const PAGE_ICON = 'Remove it, with its value: the icon of a page stands in its page.md.'

const WHOLE_ADDRESS = 'Write the whole address of the website, from https:// on.'

/** The page that an address leads to; null where it is a website's, '' where it is of another kind. */
function meantByAddress(address: string, slugs: readonly string[]): string | null {
  const leads = contentAddress(address)
  if (/^[\w-]+$/.test(address)) return slugs.includes(address) ? address : ''
  if (leads === null || leads.kind === 'web') return null
  return (leads.kind === 'portal' && slugs.find((name) => pagePath(name) === leads.path)) || ''
}

/** Puts a text in the place of a field with its name. */
function inPlaceOf(fields: Fields, path: FieldPath, text: string): Edit | undefined {
  const start = nameOffset(fields, path)
  const end = valueRange(fields, path)?.end
  if (start === null || end === undefined || fields.source.original) return undefined
  return { start, end, text }
}

/** What each kind of entry may say besides its label. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  page: ['highlight', 'lineAfter'],
  address: ['icon', 'lineAfter'],
  action: [],
}

function checkEntries(
  { fields, was, whole, parts }: NonNullable<Settings['navigation']>,
  slugs: readonly string[],
  vocabulary: Vocabulary,
  titles: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string | null>,
): Problem[] {
  const targets = (parts ?? []).map(targetOf)
  const isTwice = (index: number) => targets.indexOf(targets[index]) < index
  const problems = (parts ?? []).flatMap((entry, index) => {
    const { page, address, action, label, icon } = entry ?? {}
    const found = checkField(fields, [index, 'label'], label, false, vocabulary)
    const same = (parts ?? []).findIndex((other) => other?.label === label)
    if (label !== undefined && same < index && !isTwice(index)) {
      const sentence = `Two entries of the sidebar are called ${label}.`
      const advice = 'Give one of them another name: students could not tell them apart.'
      found.push(error(valuePlace(fields, [index, 'label']), sentence, advice))
    }
    const own = titles.get(page ?? '')
    const [titled] = [...titles].find(([slug, title]) => slug !== page && title === label) ?? []
    if (own !== undefined && titled !== undefined && own !== label && same === index) {
      const sentence = `${label} is the title of the page ${titled}, but this entry leads to ${page}.`
      const advice = `Write the name of the page ${page}, whose title is ${own}, or lead to "${titled}".`
      found.push(warning(valuePlace(fields, [index, 'label']), sentence, advice))
    }
    const [first, second] = Object.entries({ page, address, action })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name)
    if (second !== undefined) {
      const sentence = `This entry has ${first} and ${second}.`
      found.push(error(valuePlace(fields, [index]), sentence, 'Keep one of the two.'))
    }
    for (const name of ['highlight', 'icon', 'lineAfter'] as const) {
      if (first === undefined || second !== undefined || !entry?.[name]) continue
      if (FIELDS_OF[first]?.includes(name)) continue
      const sentence = `An entry with ${first} has no ${name}.`
      const advice = name === 'icon' && first === 'page' ? PAGE_ICON : 'Remove it, with its value.'
      found.push(error(namePlace(fields, [index, name]), sentence, advice))
    }
    if (address !== undefined && page === undefined) {
      found.push(...checkIcon(fields, icon, [index, 'icon'], JSON.stringify))
      const meant = meantByAddress(address, slugs)
      const sentence = `${address} is not the address of a website.`
      const place = valuePlace(fields, [index, 'address'])
      if (meant === '') found.push(error(place, sentence, WHOLE_ADDRESS))
      else if (meant !== null) {
        const advice = `Write "page": "${meant}" in place of the address.`
        const edit = inPlaceOf(fields, [index, 'address'], `"page": "${meant}"`)
        found.push(error(place, sentence, advice, undefined, edit))
      }
    }
    if (page !== undefined && !slugs.includes(page)) {
      const path = [index, 'page'] as const
      const other = otherField(page)
      if (other !== null) {
        const range = [namePlace(fields, path), `${page} is no page.`, `Write ${other}`] as const
        const edit = inPlaceOf(fields, path, other)
        found.push(error(...range, undefined, edit))
        return found
      }
      const meant = moved.get(page) ?? meantPage(page, slugs, titles)
      const edit = meant === null ? undefined : rewritten(fields, path, JSON.stringify(meant))
      const advice =
        moved.get(page) === null
          ? 'It was removed with this change: remove this entry, too, with its comma.'
          : meant === null
            ? noPage(page)
            : `A page is named by its folder: write "page": "${meant}"`
      const sentence = `There is no page ${page}.`
      found.push(error(valuePlace(fields, path), sentence, advice, undefined, edit))
    }
    return found
  })
  const others = [
    ...checkTargets(fields, parts ?? [], slugs, was),
    ...checkHighlight(fields, parts ?? [], slugs, was, moved),
  ]
  if (!whole || targets.includes('logout')) return [...problems, ...others]
  return [...problems, ...others, noLogout(fields, whole.length - 1)]
}

const LOGOUT = '{ "action": "logout", "label": "Logout" }'

/** Told at the entry behind which it belongs. */
function noLogout(fields: Fields, last: number): Problem {
  const place = valuePlace(fields, [last])
  const { end } = valueRange(fields, [last]) ?? { end: 0 }
  const advice = `Write it below this entry, with a comma between the two: ${LOGOUT}`
  const edit = fields.source.original ? undefined : { start: end, end, text: `,\n  ${LOGOUT}` }
  return error(place, 'The sidebar ends without Logout.', advice, undefined, edit)
}

/** The folder of the page that is meant by a slip of it, by its address, its file or its title. */
function meantPage(
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
function otherField(page: string): string | null {
  if (/^(?:logout|log-out|sign-out)$/i.test(page)) return '"action": "logout"'
  return /^https?:\/\/[^/]+\./.test(page) ? `"address": ${JSON.stringify(page)}` : null
}

/** Whether a folder of this name could be made; a title such as Exam dates could not. */
function noPage(page: string): string {
  if (TAKEN.has(page))
    return 'The portal itself has this address, and the sidebar cannot name it: remove this entry.'
  const name = asFileName(page)
  return name === page
    ? `Make the page with the file content/${page}/page.md, or remove this entry.`
    : 'Write the name of the page\'s folder, such as "page": "classes", or remove this entry.'
}

const NO_TITLES: ReadonlyMap<string, string> = new Map()
