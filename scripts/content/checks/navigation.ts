import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'

/** The sidebar: nothing in it twice, and Logout at its end. */
export function checkNavigation({ settings: { navigation } }: Content): Problem[] {
  if (!navigation) return []
  const { fields, parts, whole } = navigation
  const targets = (parts ?? []).map((entry) => entry?.page ?? entry?.address ?? entry?.action)
  const twice = targets.flatMap((target, index) => {
    const first = targets.indexOf(target)
    if (target === undefined || first === index) return []
    const { line } = placeOf(fields.valueSpot([first]))
    return error(placeOf(fields.valueSpot([index])), {
      rule: 'entry-twice',
      message: `${target} is in the sidebar twice.`,
      advice: `Line ${line} leads there already: remove this entry, from { to }, with its comma.`,
    })
  })
  if (!whole || targets.includes('logout')) return twice
  const end = placeOf(fields.valueSpot([whole.length - 1]))
  return [...twice, error(end, NO_LOGOUT)]
}

const NO_LOGOUT = {
  rule: 'no-logout',
  message: 'The sidebar ends without Logout.',
  advice:
    'Write it below this entry, with a comma between the two: { "action": "logout", "label": "Logout" }',
}
