import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { rewritten, valuePlace, type Fields } from '../fields/fields.ts'
import { warning, type Problem } from '../problem.ts'
import { nearest } from '../suggest.ts'
import { pagePath } from './read-page.ts'

type Entry = {
  readonly highlight?: readonly (string | undefined)[] | undefined
}

/** Beginnings of addresses that no address has but for a slip. */
export function checkHighlight(
  fields: Fields,
  entries: readonly (Entry | undefined)[],
  slugs: readonly string[],
): Problem[] {
  const paths = [...slugs.map(pagePath), ...FIXED_ROUTES.filter((route) => !route.includes('$'))]
  return entries.flatMap((entry, index) => {
    const now = (entry?.highlight ?? []).flatMap((path) => path ?? [])
    return now.flatMap((path, at) => {
      if (paths.some((known) => known.startsWith(path))) return []
      const meant = nearest(path, paths)
      if (meant === null || now.includes(meant)) return []
      const where = [index, 'highlight', at]
      const sentence = `No page of the portal has an address that begins with ${path}.`
      const edit = rewritten(fields, where, JSON.stringify(meant))
      const advice = `Did you mean "${meant}"?`
      return [warning(valuePlace(fields, where), sentence, advice, undefined, edit)]
    })
  })
}
