import { fillPlainText } from '../../../src/content/values.ts'
import { namePlace, rewritten, valuePlace, valueRange, type Fields } from '../fields/fields.ts'
import { error, warning, type Problem } from '../problem.ts'
import { LOGOUT } from '../settings/lost-logout.ts'
import type { Settings } from '../settings/read-settings.ts'
import { checkField } from '../vocabulary/check-text.ts'
import { checkHighlight } from './check-highlight.ts'
import { checkIcon } from './check-icon.ts'
import { checkTargets, targetOf } from './check-targets.ts'
import {
  exchanged,
  inPlaceOf,
  isExchanged,
  meantByAddress,
  meantPage,
  noPage,
  noWebsite,
  ofCard,
  otherField,
} from './meant-entry.ts'
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
): { readonly entries: readonly ReadNavigationEntry[]; readonly problems: readonly Problem[] } {
  if (!navigation) return { entries: [], problems: [] }
  const { values } = vocabulary
  const targets = (navigation.whole ?? []).map(targetOf)
  const entries = (navigation.whole ?? []).map((entry): ReadNavigationEntry => {
    const label = fillPlainText(entry.label, values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    const { address, icon = 'globe', highlight = [], lineAfter = false } = entry
    // A page that was written as an address counts as reached, too, …
    const page = entry.page ?? slugs.find((slug) => pagePath(slug) === address) ?? ''
    if (page === '' && address !== undefined) {
      return { kind: 'outside', address, label, icon, lineAfter }
    }
    const isOther = isExchanged({ page, label: entry.label }, slugs, targets)
    // … and so does a misspelt one.
    const meant = slugs.includes(page)
      ? page
      : isOther
        ? entry.label
        : (meantPage(page, slugs, titles) ?? page)
    return { kind: 'page', page: meant, label, highlight, lineAfter }
  })
  const problems = checkEntries(navigation, slugs, vocabulary, titles)
  return { entries, problems }
}

const PAGE_ICON = 'Remove it, with its value: the icon of a page stands in its page.md.'

/** What each kind of entry may say besides its label. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  page: ['highlight', 'lineAfter'],
  address: ['icon', 'lineAfter'],
  action: [],
}

const TARGETS = ['page', 'address', 'action'] as const

function checkEntries(
  { fields, whole, parts }: NonNullable<Settings['navigation']>,
  slugs: readonly string[],
  vocabulary: Vocabulary,
  titles: ReadonlyMap<string, string>,
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
    const targetsHere = { page, address, action }
    const [first, second] = TARGETS.filter((name) => targetsHere[name] !== undefined)
    if (first !== undefined && second !== undefined) {
      const sentence = `This entry has ${first} and ${second}.`
      const advice = `Remove "${first}": "${targetsHere[first]}" or "${second}": "${targetsHere[second]}": an entry leads to one place.`
      found.push(error(valuePlace(fields, [index]), sentence, advice))
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
      if (meant === '') found.push(error(place, sentence, noWebsite(address)))
      else if (meant !== null && address.includes('?') && targets.includes(meant)) {
        found.push(error(place, `${address} is a card, and no website.`, ofCard(meant, targets)))
      } else if (meant !== null) {
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
      if (isExchanged({ page, label }, slugs, targets)) {
        const sentence = 'The page and its label stand the wrong way round.'
        const advice =
          'Behind "page" belongs the name of its folder, behind "label" what students read.'
        const place = valuePlace(fields, path)
        return [error(place, sentence, advice, undefined, exchanged(fields, index))]
      }
      const meant = meantPage(page, slugs, titles)
      const edit = meant === null ? undefined : rewritten(fields, path, JSON.stringify(meant))
      const advice =
        meant === null
          ? noPage(page, slugs, targets)
          : `A page is named by its folder: write "page": "${meant}"`
      const sentence = `There is no page ${page}.`
      found.push(error(valuePlace(fields, path), sentence, advice, undefined, edit))
    }
    return found
  })
  const others = [
    ...checkTargets(fields, parts ?? [], slugs),
    ...checkHighlight(fields, parts ?? [], slugs),
  ]
  if (!whole || targets.includes('logout')) return [...problems, ...others]
  return [...problems, ...others, noLogout(fields, whole.length - 1)]
}

/** Told at the entry behind which it belongs. */
function noLogout(fields: Fields, last: number): Problem {
  const place = valuePlace(fields, [last])
  const { end } = valueRange(fields, [last]) ?? { end: 0 }
  const advice = `Write it below this entry, with a comma between the two: ${LOGOUT}`
  const edit = fields.source.original ? undefined : { start: end, end, text: `,\n  ${LOGOUT}` }
  return error(place, 'The sidebar ends without Logout.', advice, undefined, edit)
}

const NO_TITLES: ReadonlyMap<string, string> = new Map()
