import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { renamedHeading } from '../references/renamed-heading.ts'
import { didYouMean, isLetterSlip, nearest } from '../suggest.ts'
import type { Targets } from './check-links.ts'

/** Whether a page has the heading that an address ends with, as in /student-policy#refunds. */
export function checkAnchor(
  page: string,
  hash: string,
  link: LinkUse,
  { pages, unsettled, help }: Targets,
): Problem[] {
  const there = pages.get(page)
  const anchors = there?.headings.map(({ id }) => `#${id}`)
  if (!there || !anchors || anchors.includes(`#${hash}`)) return []
  const { address, place } = link
  const sentence = `The page ${page} has no heading #${hash}.`
  const card = there.cards.find((id) => id === hash || id === `${page}/${hash}`)
  if (card !== undefined) {
    const meant = address.replace(`#${hash}`, `?card=${hash}`)
    const edit = help.write(place, address, meant)
    return [
      error(place, `${hash} is a card of the page ${page}.`, `Write ${meant}`, undefined, edit),
    ]
  }
  const ids = there.headings.map(({ id }) => id)
  const before = help.headingsBefore(page)
  const renamed = renamedHeading(
    before.map(({ id }) => id),
    hash,
    ids,
  )
  const now = there.headings.find(({ id }) => id === renamed)
  const old = before.find(({ id }) => id === hash)
  // It may be there again once the page is mended.
  if (old && unsettled.has(`content/${page}/page.md`)) return []
  if (now && old && isLetterSlip(now.text, old.text)) {
    const advice = `The heading ${old.text} of content/${page}/page.md is written ${now.text} now. If that is a slip, mend it there; if not, write ${address.replace(`#${hash}`, `#${now.id}`)} here.`
    return [error(place, sentence, advice)]
  }
  if (renamed !== null) {
    const meant = address.replace(`#${hash}`, `#${renamed}`)
    const edit = help.write(place, address, meant)
    return [error(place, sentence, `Its address is #${renamed} now.`, undefined, edit)]
  }
  const longer = ids.filter((id) => id.startsWith(`${hash}-`) || hash.startsWith(`${id}-`))
  const [likely] = longer.length === 1 ? longer : []
  const near = likely === undefined ? nearest(`#${hash}`, anchors) : `#${likely}`
  const without = address.replace(`#${hash}`, '')
  if (old && near === null) {
    const advice = `${old.text} was a heading of content/${page}/page.md before. Make it one again there: ${'#'.repeat(old.depth)} ${old.text}. Or remove #${hash} here.`
    return [error(place, sentence, advice)]
  }
  if (anchors.length === 0) {
    const edit = help.write(place, address, without)
    return [error(place, sentence, 'Remove the part from # on.', undefined, edit)]
  }
  const advice = near === null ? `It has ${anchors.join(', ')}.` : didYouMean(near)
  const edit = near === null ? undefined : help.write(place, address, `${without}${near}`)
  return [error(place, sentence, advice, undefined, edit)]
}
