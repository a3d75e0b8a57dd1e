import { fillPlainText, type Values } from '../../../src/content/values.ts'
import type { NavigationEntry, PageSlug } from '../../../src/content/types.ts'
import { iconOf } from '../icons.ts'
import type { Settings } from '../settings/read-settings.ts'

/** The sidebar's entries as the portal knows them; none if navigation.json has a mistake. */
export function resolveNavigation(
  navigation: Settings['navigation'],
  values: Values,
): NavigationEntry[] {
  return (navigation?.whole ?? []).map((entry): NavigationEntry => {
    const label = fillPlainText(entry.label, values)
    const { page, address, action, icon = 'globe', highlight = [], lineAfter = false } = entry
    if (action === 'logout') return { kind: 'logout', label }
    // The checks refuse pages that do not exist.
    if (page !== undefined) {
      return { kind: 'page', page: page as PageSlug, label, highlight, lineAfter }
    }
    return { kind: 'outside', address: address ?? '', label, icon: iconOf(icon), lineAfter }
  })
}
