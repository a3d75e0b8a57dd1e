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
  const named = references.flatMap(({ spot, target }) => {
    const id = target.kind === 'card' ? target.id : target.kind === 'address' ? target.card : null
    return id === null ? [] : [{ name: id, spot }]
  })
  const missing = named.filter(({ name }) => !cards.has(name))
  const [all, names] = [[...cards.keys()], new Set<string>(named.map(({ name }) => name))]
  return oneForEach(missing, (id) => [`There is no card ${id}.`, insteadOf(id, all, names)])
}

/** Says which card a text may mean that names a missing one. */
function insteadOf(id: string, all: readonly string[], named: ReadonlySet<string>): string {
  const folder = folderOf(id)
  const moved = all.filter((card) => card.endsWith(id.slice(folder.length)))
  if (moved.length === 1) return `It is now ${moved[0]}.`
  const beside = all.filter((card) => folderOf(card) === folder)
  const unnamed = beside.filter((card) => !named.has(card))
  const renamed = unnamed.length === 1 ? `It may now be ${unnamed[0]}.` : null
  if (beside.length === 0) return suggest(id, all) ?? `The folder ${folder} has no cards.`
  return suggest(id, all) ?? renamed ?? `The cards of that folder are ${beside.join(', ')}.`
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
  const visible = readings.filter(
    ({ kind, id }) => kind === 'card' && cards.some((card) => card === id),
  )
  const twice = repeats(visible, ({ data }) => data?.title.toLowerCase() || undefined)
  return twice.map(([{ data, titleSpot }, first]) => {
    const message = `The page ${slug} shows two cards with the title ${data?.title}.`
    return error(titleSpot, message, `Give this card or ${first.file} another title.`)
  })
}
