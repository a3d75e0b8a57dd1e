import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { repeats } from './one-for-each.ts'

/** Entries that the sidebar has twice, and a sidebar without Logout. */
export function checkNavigation({ settings: { navigation } }: Content): Problem[] {
  if (!navigation) return []
  const { fields, parts = [], whole } = navigation
  const entries = parts.map((entry, index) => {
    const target = entry?.page ?? entry?.address ?? entry?.action
    return { target, spot: fields.valueSpot([index]) }
  })
  const twice = repeats(entries, ({ target }) => target).map(([{ target, spot }, first]) => {
    const message = `${target} is in the sidebar twice: line ${placeOf(first.spot).line} leads there already.`
    return error(spot, message, 'Remove this entry, from { to }, with its comma.')
  })
  const last = entries.at(-1)
  const hasLogout = entries.some(({ target }) => target === 'logout')
  if (!whole || !last || hasLogout) return twice
  const advice =
    'Write it below this entry, with a comma between the two: { "action": "logout", "label": "Logout" }'
  return [...twice, error(last.spot, 'The sidebar has no Logout.', advice)]
}
