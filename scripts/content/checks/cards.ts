import type { ReadPage } from '../../../src/content/page.ts'
import type { Content } from '../content.ts'
import { folderOf } from '../names.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { suggest } from '../suggest.ts'
import { oneForEach, repeats } from './one-for-each.ts'

/** Cards that are named and do not exist, or that are named twice. */
export function checkCards(content: Content): Problem[] {
  return [
    ...checkMissing(content),
    ...checkTwice(content),
    ...content.pages.flatMap((page) => checkTitles(page, content)),
  ]
}

function checkMissing({ cards, references }: Content): Problem[] {
  const missing = references.flatMap(({ spot, target }) => {
    const id = target.kind === 'card' ? target.id : target.kind === 'address' ? target.card : null
    return id === null || cards.has(id) ? [] : [{ name: id, spot }]
  })
  return oneForEach(missing, (id) => {
    const beside = [...cards.keys()].filter((card) => folderOf(card) === folderOf(id))
    const listed =
      beside.length === 0
        ? `The folder ${folderOf(id)} has no cards.`
        : `The cards of that folder are ${beside.join(', ')}.`
    const moved = [...cards.keys()].filter((card) => card.endsWith(id.slice(folderOf(id).length)))
    const advice = moved.length === 1 ? `It is now ${moved[0]}.` : suggest(id, cards.keys())
    return [`There is no card ${id}.`, advice ?? listed]
  })
}

function checkTwice({ references }: Content): Problem[] {
  const listed = references.flatMap(({ spot, target }) =>
    target.kind === 'card' && target.by === 'listed' ? [{ id: target.id, spot }] : [],
  )
  const twice = repeats(listed, ({ id, spot }) => `${spot.source.file} ${id}`)
  return twice.map(([{ id, spot }, first]) => {
    const advice = `Line ${placeOf(first.spot).line} names it already: remove it here.`
    return error(spot, `The card ${id} is named twice.`, advice)
  })
}

function checkTitles({ slug, cards }: ReadPage, { readings }: Content): Problem[] {
  const shown = readings.filter(
    ({ kind, id }) => kind === 'card' && cards.some((card) => card === id),
  )
  const twice = repeats(shown, ({ found }) => found?.title.toLowerCase() || undefined)
  return twice.map(([{ found, titleSpot }, first]) => {
    const message = `The page ${slug} shows two cards with the title ${found?.title}.`
    return error(titleSpot, message, `Give this card or ${first.file} another title.`)
  })
}
