import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { rewritten, valuePlace, valueRange, type Fields } from '../fields/fields.ts'
import { warning, type Problem } from '../problem.ts'
import { nearest } from '../suggest.ts'
import { pagePath } from './read-page.ts'

type Entry = {
  readonly page?: string | undefined
  readonly highlight?: readonly (string | undefined)[] | undefined
}

/** Beginnings of addresses that no address has but for a slip, and those that were there before. */
export function checkHighlight(
  fields: Fields,
  entries: readonly (Entry | undefined)[],
  slugs: readonly string[],
  was: Fields | null,
  moved: ReadonlyMap<string, string | null>,
): Problem[] {
  const paths = [...slugs.map(pagePath), ...FIXED_ROUTES.filter((route) => !route.includes('$'))]
  return entries.flatMap((entry, index) => {
    const now = (entry?.highlight ?? []).flatMap((path) => path ?? [])
    const slips = now.flatMap((path, at) => {
      if (paths.some((known) => known.startsWith(path))) return []
      const meant = nearest(path, paths)
      if (meant === null || now.includes(meant)) return []
      const where = [index, 'highlight', at]
      const sentence = `No page of the portal has an address that begins with ${path}.`
      const edit = rewritten(fields, where, JSON.stringify(meant))
      const advice = `Did you mean "${meant}"?`
      return [warning(valuePlace(fields, where), sentence, advice, undefined, edit)]
    })
    return slips.length > 0 ? slips : checkLost(fields, index, entry?.page, now, was, moved)
  })
}

function checkLost(
  fields: Fields,
  index: number,
  page: string | undefined,
  now: readonly string[],
  was: Fields | null,
  moved: ReadonlyMap<string, string | null>,
): Problem[] {
  const before: readonly unknown[] = Array.isArray(was?.data) ? was.data : []
  const old = before.findIndex((entry) => page !== undefined && Object(entry).page === page)
  const list: unknown = Reflect.get(Object(before[old]), 'highlight')
  const range = was && valueRange(was, [old, 'highlight'])
  if (!Array.isArray(list) || !was || !range) return []
  // An entry without such a list is marked on its own page.
  const isMarked = (path: string) =>
    now.length > 0 ? now.some((begin) => path.startsWith(begin)) : path === pagePath(page ?? '')
  const lost = list.map(String).filter((path) => !isMarked(path) && !moved.has(path.slice(1)))
  if (lost.length === 0) return []
  const written = was.source.text.slice(range.start, range.end).replaceAll(/\s*\n\s*/g, ' ')
  const sentence = `The sidebar would no longer mark this entry on addresses that begin with ${lost.join(' and ')}.`
  const advice = `If that is meant, leave it. If not, write what stood here before: "highlight": ${written}`
  const edit = rewritten(fields, [index, 'highlight'], written)
  return [warning(valuePlace(fields, [index, 'highlight']), sentence, advice, undefined, edit)]
}
