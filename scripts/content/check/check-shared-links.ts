import { plainText, type ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { readText } from '../read/read-text.ts'
import type { Help } from '../references/help.ts'
import type { Cards } from '../read/resolve-cards.ts'
import { placeAt, type Place, type Source } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * Buttons that lead with this change where the button of another card leads: its key or address was written in
 * the place of their own.
 * @param accepted content before the change
 */
export function checkSharedLinks(
  files: ContentFiles,
  cards: Cards,
  accepted: ContentFiles,
  vocabulary: Vocabulary,
  help: Help,
): Problem[] {
  const all = [...cards.values()].filter((card) => card !== null)
  return all.flatMap((card) => {
    const [now, before] = [files.get(card.file) ?? '', accepted.get(card.file)]
    if (before === undefined || now === before) return []
    const was = readText(card.file, before, vocabulary)
    const links = was.kind === 'card' ? (was.found?.links ?? []) : []
    // A link that was added may well lead there, too.
    if (links.length !== card.links.length) return []
    const source = { file: card.file, text: plainText(now) }
    return card.links
      .filter((link) => !links.some(isSame(link)))
      .flatMap((link) => {
        const owners = all.filter((other) => other !== card && other.links.some(isSame(link)))
        const place = placeOfGoal(leadsTo(link), source)
        // Where several cards lead is a common goal, such as the support team.
        return owners.length === 1 && owners[0] && place
          ? sharedWith(owners[0], leadsTo(link), place, help)
          : []
      })
  })
}

function sharedWith({ title }: ReadCard, goal: string, place: Place, help: Help): Problem {
  const sentence = `The button of the card ${title} leads to ${goal}, too.`
  const former = help.lineBefore(place)
  const again =
    former === null ? ' the key or the address that stood here.' : ` as before:\n${former}`
  const edit = former === null ? undefined : help.writeLine(place, former)
  return warning(
    place,
    sentence,
    `If that is meant, leave it. If not, write${again}`,
    undefined,
    edit,
  )
}

/** Where a key or an address stands as a link's own; null where it is written otherwise. */
function placeOfGoal(goal: string, source: Source): Place | null {
  const fields = Array.from(source.text.matchAll(/^ *- +(?:key|address): *["']?/gm))
  const starts = fields.map(({ 0: field, index }) => index + field.length)
  const start = starts.find(
    (at) =>
      /^["']?\s/.test(source.text.slice(at).replace(goal, '')) && source.text.startsWith(goal, at),
  )
  return start === undefined ? null : placeAt(source, start)
}

type Link = ReadCard['links'][number]

/** The key of a link, or its address as it is written. */
function leadsTo(link: Link): string {
  return link.kind === 'stored' ? link.key : link.address
}

function isSame(link: Link): (other: Link) => boolean {
  return (other) => other.kind === link.kind && leadsTo(other) === leadsTo(link)
}
