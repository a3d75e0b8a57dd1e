import { fillPlainText } from '../../../src/content/values.ts'
import { namePlace, valuePlace } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import type { Settings } from '../settings/read-settings.ts'
import { nearest, suggest } from '../suggest.ts'
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
): { readonly entries: readonly ReadNavigationEntry[]; readonly problems: readonly Problem[] } {
  if (!navigation) return { entries: [], problems: [] }
  const { values } = vocabulary
  const entries = (navigation.whole ?? []).map((entry): ReadNavigationEntry => {
    const label = fillPlainText(entry.label, values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    const { page = '', highlight = [], lineAfter = false } = entry
    // A misspelt page counts as reached.
    const meant = slugs.includes(page) ? page : (nearest(page, slugs) ?? page)
    return { kind: 'page', page: meant, label, highlight, lineAfter }
  })
  return { entries, problems: checkEntries(navigation, slugs, vocabulary) }
}

function checkEntries(
  { fields, whole, parts }: NonNullable<Settings['navigation']>,
  slugs: readonly string[],
  vocabulary: Vocabulary,
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
      const advice =
        suggest(page, slugs) ?? `Make the file content/${page}/page.md, or remove this entry.`
      found.push(error(valuePlace(fields, [index, 'page']), `There is no page ${page}.`, advice))
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
  const advice = 'Add { "action": "logout", "label": "Logout" } as the last entry.'
  return [...problems, error(valuePlace(fields, []), 'The sidebar has no Logout.', advice)]
}
