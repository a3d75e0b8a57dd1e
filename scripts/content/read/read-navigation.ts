import { fillPlainText } from '../../../src/content/values.ts'
import { checkField } from '../check/check-field.ts'
import type { Checking } from '../checking.ts'
import { valuePlace } from '../fields/fields.ts'
import type { Settings } from './read-settings.ts'
import { nearest, suggest } from '../suggest.ts'

export type ReadNavigationEntry =
  | {
      readonly kind: 'page'
      readonly page: string
      readonly label: string
      readonly highlight: readonly string[]
    }
  | { readonly kind: 'logout'; readonly label: string }

/** Checks the sidebar's entries against the pages there are. */
export function readNavigation(
  navigation: Settings['navigation'],
  slugs: readonly string[],
  checking: Checking,
): ReadNavigationEntry[] {
  if (!navigation) return []
  const { fields, whole, parts } = navigation
  const { report, values } = checking
  const seen = new Set<string>()
  for (const [index, entry] of (parts ?? []).entries()) {
    const { page, action, label } = entry ?? {}
    checkField(fields, [index, 'label'], label, { storedValues: false }, checking)
    if (page !== undefined && action !== undefined) {
      report(
        valuePlace(fields, [index]),
        'This entry has a page and an action.',
        'Keep one of the two.',
      )
    }
    if (page !== undefined && !slugs.includes(page)) {
      const advice =
        suggest(page, slugs) ?? `Make the file content/${page}/page.md, or remove this entry.`
      report(valuePlace(fields, [index, 'page']), `There is no page ${page}.`, advice)
    }
    const target = page ?? action
    if (target === undefined) continue
    if (seen.has(target)) {
      report(
        valuePlace(fields, [index, page === undefined ? 'action' : 'page']),
        `${target} is in the sidebar twice.`,
        'Remove one of the two entries.',
      )
    }
    seen.add(target)
  }
  if (whole && !seen.has('logout')) {
    report(
      valuePlace(fields, []),
      'The sidebar has no Logout.',
      'Add { "action": "logout", "label": "Logout" } as the last entry.',
    )
  }
  return (whole ?? []).map((entry) => {
    const label = fillPlainText(entry.label, values)
    if (entry.action === 'logout') return { kind: 'logout', label }
    return {
      kind: 'page',
      page: pageMeant(entry.page ?? '', slugs),
      label,
      highlight: entry.highlight ?? [],
    }
  })
}

/** The page an entry names; the nearest one where it is misspelt, so that it counts as reached. */
function pageMeant(page: string, slugs: readonly string[]): string {
  return slugs.includes(page) ? page : (nearest(page, slugs) ?? page)
}
