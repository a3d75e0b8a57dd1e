import { fillPlainText } from '../../../src/content/values.ts'
import { namePlace, rewritten, valuePlace } from '../fields/fields.ts'
import { asFileName } from '../files/file-name.ts'
import { error, type Problem } from '../problem.ts'
import type { Settings } from '../settings/read-settings.ts'
import { nearest } from '../suggest.ts'
import { checkField } from '../vocabulary/check-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

export type ReadNavigationEntry =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly label: string
      readonly highlight: readonly string[]
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
  const entries = (navigation.whole ?? []).map((entry): ReadNavigationEntry => {
    const label = fillPlainText(entry.label, values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    const { page = '', highlight = [], lineAfter = false } = entry
    // A misspelt page counts as reached.
    const meant = slugs.includes(page) ? page : (meantPage(page, slugs, titles) ?? page)
    return { kind: 'page', page: meant, label, highlight, lineAfter }
  })
  return { entries, problems: checkEntries(navigation, slugs, vocabulary, titles) }
}

function checkEntries(
  { fields, whole, parts }: NonNullable<Settings['navigation']>,
  slugs: readonly string[],
  vocabulary: Vocabulary,
  titles: ReadonlyMap<string, string>,
): Problem[] {
  const targets = (parts ?? []).map((entry) => entry?.page ?? entry?.action)
  const problems = (parts ?? []).flatMap((entry, index) => {
    const { page, action, label } = entry ?? {}
    const found = checkField(fields, [index, 'label'], label, false, vocabulary)
    if (page !== undefined && action !== undefined) {
      const sentence = 'This entry has a page and an action.'
      found.push(error(valuePlace(fields, [index]), sentence, 'Keep one of the two.'))
    }
    for (const name of ['highlight', 'lineAfter'] as const) {
      if (action === undefined || page !== undefined || !entry?.[name]) continue
      const sentence = `The entry of an action has no ${name}.`
      found.push(error(namePlace(fields, [index, name]), sentence, 'Remove it, with its value.'))
    }
    if (page !== undefined && !slugs.includes(page)) {
      const path = [index, 'page'] as const
      const meant = meantPage(page, slugs, titles)
      const edit = meant === null ? undefined : rewritten(fields, path, JSON.stringify(meant))
      const advice =
        meant === null ? noPage(page) : `A page is named by its folder: write "page": "${meant}"`
      const sentence = `There is no page ${page}.`
      found.push(error(valuePlace(fields, path), sentence, advice, undefined, edit))
    }
    const target = targets[index]
    if (target !== undefined && targets.indexOf(target) < index) {
      const place = valuePlace(fields, [index, page === undefined ? 'action' : 'page'])
      const advice = 'Remove one of the two entries.'
      found.push(error(place, `${target} is in the sidebar twice.`, advice))
    }
    return found
  })
  if (!whole || targets.includes('logout')) return problems
  const advice =
    'Add { "action": "logout", "label": "Logout" } as the last entry, with a comma behind the one before it.'
  return [...problems, error(valuePlace(fields, []), 'The sidebar has no Logout.', advice)]
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
    .replace(/\/page(?:\.md)?$|\/$/, '')
  const folder = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s_]+/g, '-')
  if (slugs.includes(folder)) return folder
  const titled = slugs.find((slug) => titles.get(slug)?.toLowerCase() === name.toLowerCase())
  return titled ?? nearest(folder, slugs)
}

/** Whether a folder of this name could be made; a title such as Exam dates could not. */
function noPage(page: string): string {
  const name = asFileName(page)
  return name === page
    ? `Make the page with the file content/${page}/page.md, or remove this entry.`
    : 'Write the name of the page\'s folder, such as "page": "classes", or remove this entry.'
}

const NO_TITLES: ReadonlyMap<string, string> = new Map()
