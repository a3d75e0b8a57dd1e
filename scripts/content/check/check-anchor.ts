import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'
import type { Targets } from './check-links.ts'

/** Whether a page has the heading that an address ends with, as in /student-policy#refunds. */
export function checkAnchor(
  page: string,
  hash: string,
  link: LinkUse,
  { pages, write }: Targets,
): Problem[] {
  const there = pages.get(page)
  const anchors = there?.headings.map(({ id }) => `#${id}`)
  if (!there || !anchors || anchors.includes(`#${hash}`)) return []
  const { address, place } = link
  const sentence = `The page ${page} has no heading #${hash}.`
  const card = there.cards.find((id) => id === hash || id === `${page}/${hash}`)
  if (card !== undefined) {
    const meant = address.replace(`#${hash}`, `?card=${hash}`)
    const edit = write(place, address, meant)
    return [
      error(place, `${hash} is a card of the page ${page}.`, `Write ${meant}`, undefined, edit),
    ]
  }
  const ids = there.headings.map(({ id }) => id)
  const longer = ids.filter((id) => id.startsWith(`${hash}-`) || hash.startsWith(`${id}-`))
  const [likely] = longer.length === 1 ? longer : []
  const near = likely === undefined ? nearest(`#${hash}`, anchors) : `#${likely}`
  const without = address.replace(`#${hash}`, '')
  if (anchors.length === 0) {
    const edit = write(place, address, without)
    return [error(place, sentence, 'Remove the part from # on.', undefined, edit)]
  }
  const advice = near === null ? `It has ${anchors.join(', ')}.` : didYouMean(near)
  const edit = near === null ? undefined : write(place, address, `${without}${near}`)
  return [error(place, sentence, advice, undefined, edit)]
}
