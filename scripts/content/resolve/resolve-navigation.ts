import { fillPlainText, type Values } from '../../../src/content/values.ts'
import type { NavigationEntry } from '../content.ts'
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
    if (page !== undefined) return { kind: 'page', page, label, highlight, lineAfter }
    return { kind: 'outside', address: address ?? '', label, icon, lineAfter }
  })
}
