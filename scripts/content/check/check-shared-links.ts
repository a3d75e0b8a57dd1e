import { plainText, type ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import type { ReadCard } from '../read/read-card.ts'
import { readText } from '../read/read-text.ts'
import type { Cards } from '../read/resolve-cards.ts'
import { placeAt } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * Buttons that lead with this change where the button of another card leads: its key was written in the place
 * of their own.
 * @param accepted content before the change
 */
export function checkSharedKeys(
  files: ContentFiles,
  cards: Cards,
  accepted: ContentFiles,
  vocabulary: Vocabulary,
): Problem[] {
  const all = [...cards.values()].filter((card) => card !== null)
  return all.flatMap((card) => {
    const [now, before] = [files.get(card.file) ?? '', accepted.get(card.file)]
    if (before === undefined || now === before) return []
    const was = readText(card.file, before, vocabulary)
    const links = was.kind === 'card' ? (was.found?.links ?? []) : []
    // A link that was added may well lead there, too.
    if (links.length !== card.links.length) return []
    return keysOf(card.links)
      .filter((key) => !keysOf(links).includes(key))
      .flatMap((key) => {
        const owner = all.find((other) => other !== card && keysOf(other.links).includes(key))
        const text = plainText(now)
        const found = new RegExp(`^ *- +key: *["']?(?=${key}\\b)`, 'm').exec(text)
        if (!owner || !found) return []
        const place = placeAt({ file: card.file, text }, found.index + found[0].length)
        const sentence = `The button of the card ${owner.title} leads to ${key}, too.`
        return [warning(place, sentence, ADVICE)]
      })
  })
}

const ADVICE = 'If that is meant, leave it. If not, write the key or the address that stood here.'

function keysOf(links: ReadCard['links']): string[] {
  return links.flatMap((link) => (link.kind === 'stored' ? link.key : []))
}
