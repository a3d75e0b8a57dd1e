import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { suggest } from '../suggest.ts'
import type { Targets } from './check-links.ts'

/** Whether a page has the heading that an address ends with, as in /student-policy#refunds. */
export function checkAnchor(
  page: string,
  hash: string,
  { place }: LinkUse,
  { pages }: Targets,
): Problem[] {
  const anchors = pages.get(page)?.headings.map(({ id }) => `#${id}`)
  if (!anchors || anchors.includes(`#${hash}`)) return []
  const listed =
    anchors.length === 0 ? 'Remove the part from # on.' : `It has ${anchors.join(', ')}.`
  const advice = suggest(`#${hash}`, anchors) ?? listed
  return [error(place, `The page ${page} has no heading #${hash}.`, advice)]
}
