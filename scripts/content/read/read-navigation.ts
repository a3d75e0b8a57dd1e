import { fillPlainText } from '../../../src/content/values.ts'
import { readAddress } from '../../../src/contract/address.ts'
import { namePlace, valuePlace, type Fields } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import type { Settings } from '../settings/read-settings.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { checkField } from '../vocabulary/check-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkIcon } from './check-icon.ts'

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

type Navigation = NonNullable<Settings['navigation']>
type Entry = NonNullable<NonNullable<Navigation['parts']>[number]>

/** Reads the sidebar's entries, against the pages there are. */
export function readNavigation(
  navigation: Settings['navigation'],
  slugs: readonly string[],
  vocabulary: Vocabulary,
): { readonly entries: readonly ReadNavigationEntry[]; readonly problems: readonly Problem[] } {
  if (!navigation) return { entries: [], problems: [] }
  const entries = (navigation.whole ?? []).map((entry): ReadNavigationEntry => {
    const label = fillPlainText(entry.label, vocabulary.values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    const { page, address = '', icon = 'globe', highlight = [], lineAfter = false } = entry
    if (page === undefined) return { kind: 'outside', address, label, icon, lineAfter }
    // A misspelt page counts as reached, too.
    const meant = slugs.includes(page) ? page : (nearest(page, slugs) ?? page)
    return { kind: 'page', page: meant, label, highlight, lineAfter }
  })
  return { entries, problems: checkEntries(navigation, slugs, vocabulary) }
}

/** What each kind of entry may say besides its label. */
const FIELDS_OF = {
  page: ['highlight', 'lineAfter'],
  address: ['icon', 'lineAfter'],
  action: [],
} as const satisfies Record<string, readonly (keyof Entry)[]>

const TARGETS = ['page', 'address', 'action'] as const

function checkEntries(
  { fields, whole, parts }: Navigation,
  slugs: readonly string[],
  vocabulary: Vocabulary,
): Problem[] {
  const entries = (parts ?? []).map((entry) => entry ?? {})
  const targets = entries.map(targetOf)
  const problems = entries.flatMap((entry, index) =>
    checkField(fields, [index, 'label'], entry.label, false, vocabulary).concat(
      checkKind(fields, index, entry),
      checkTarget(fields, index, entry, slugs),
      checkTwice(fields, index, targets),
    ),
  )
  if (!whole || targets.includes('logout')) return problems
  const place = valuePlace(fields, [whole.length - 1])
  return [...problems, error(place, 'The sidebar ends without Logout.', NO_LOGOUT)]
}

const NO_LOGOUT =
  'Write it below this entry, with a comma between the two: { "action": "logout", "label": "Logout" }'

function targetOf({ page, address, action }: Entry): string | undefined {
  return page ?? address ?? action
}

/** An entry leads to one place, and holds what its kind can hold. */
function checkKind(fields: Fields, index: number, entry: Entry): Problem[] {
  const [first, second] = TARGETS.filter((name) => entry[name] !== undefined)
  if (first === undefined) return []
  if (second !== undefined) {
    const sentence = `This entry has ${first} and ${second}.`
    const advice = 'Remove one of the two: an entry leads to one place.'
    return [error(valuePlace(fields, [index]), sentence, advice)]
  }
  const known: readonly string[] = FIELDS_OF[first]
  const others = (['highlight', 'icon', 'lineAfter'] as const).filter((name) => entry[name])
  return others
    .filter((name) => !known.includes(name))
    .map((name) => {
      const sentence = `An entry with ${first} has no ${name}.`
      return error(namePlace(fields, [index, name]), sentence, 'Remove it, with its value.')
    })
}

function checkTarget(
  fields: Fields,
  index: number,
  { page, address, icon }: Entry,
  slugs: readonly string[],
): Problem[] {
  if (page !== undefined) {
    if (slugs.includes(page)) return []
    const meant = nearest(page, slugs)
    const advice = meant === null ? NO_PAGE : didYouMean(meant)
    return [error(valuePlace(fields, [index, 'page']), `There is no page ${page}.`, advice)]
  }
  if (address === undefined) return []
  const problems = checkIcon(fields, icon, [index, 'icon'])
  if (readAddress(address)?.kind === 'web') return problems
  const sentence = `${address} is not the address of a website.`
  const place = valuePlace(fields, [index, 'address'])
  return [...problems, error(place, sentence, NO_WEBSITE)]
}

const NO_PAGE =
  'Write the name of the page\'s folder, such as "page": "classes", or remove this entry.'
const NO_WEBSITE =
  'Write the whole address of the website, from https:// on; or for a page of the portal "page" and its folder.'

function checkTwice(
  fields: Fields,
  index: number,
  targets: readonly (string | undefined)[],
): Problem[] {
  const target = targets[index]
  const first = targets.indexOf(target)
  if (target === undefined || first === index) return []
  const { line } = valuePlace(fields, [first])
  const advice = `Line ${line} leads there already: remove this entry, from { to }, with its comma.`
  return [error(valuePlace(fields, [index]), `${target} is in the sidebar twice.`, advice)]
}
