import type { Content, Reference, ResolvedPage } from '../content.ts'
import { cardName, folderOf } from '../names.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { suggest } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Cards that are named and not there, named twice, or not shown where they must be. */
export function checkCards(content: Content): Problem[] {
  const { cards, pages, references } = content
  return [
    ...checkMissing(content),
    ...checkTwice(references, cards),
    ...checkWelcome(content),
    ...checkOwn(references),
    ...pages.flatMap((page) => checkTitles(page, content)),
  ]
}

/** Cards that no file has: told once, wherever fields and addresses name them. */
function checkMissing({ cards, references, pages }: Content): Problem[] {
  const missing = references.flatMap(({ spot, target }) => {
    const id = target.kind === 'card' ? target.id : target.kind === 'address' ? target.card : null
    return id === null || cards.has(id) ? [] : [{ name: id, spot }]
  })
  return oneForEach(missing, (id) => {
    const folder = folderOf(id)
    const own = [...cards.keys()].filter((card) => folderOf(card) === folder)
    const hasPage = pages.some(({ slug }) => slug === folder)
    const names = own.map((card) => cardName(folder, card)).join(', ')
    const ofPage =
      names === ''
        ? `The page ${folder} has no cards`
        : `The cards of the page ${folder} are ${names}`
    const listed = hasPage
      ? `${ofPage}; write another page's card as page/card.`
      : `There is no folder ${folder}.`
    return {
      rule: 'unknown-card',
      message: `There is no card ${id}.`,
      advice: suggest(id, cards.keys()) ?? listed,
    }
  })
}

function checkTwice(references: readonly Reference[], cards: Content['cards']): Problem[] {
  const listed = references.flatMap(({ spot, target }) =>
    target.kind === 'card' && target.by === 'listed' ? [{ id: target.id, spot }] : [],
  )
  const entries = Map.groupBy(listed, ({ id, spot }) => `${spot.source.file} ${id}`)
  return [...entries.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ id, spot }) =>
      first && cards.has(id)
        ? error(placeOf(spot), {
            rule: 'card-named-twice',
            message: `The card ${id} is named twice.`,
            advice: `Line ${placeOf(first.spot).line} names it already: remove its name here.`,
          })
        : [],
    ),
  )
}

/** The welcome opens the modal of a card that the dashboard shows. */
function checkWelcome({ references, pages, cards }: Content): Problem[] {
  return references.flatMap(({ spot, from, target }) => {
    if (target.kind !== 'card' || target.by !== 'welcome') return []
    const place = placeOf(spot)
    if (from !== 'dashboard') {
      const message = 'Only the dashboard has a welcome.'
      return error(place, { rule: 'welcome-card', message, advice: 'Remove this field.' })
    }
    const shown = pages.find(({ slug }) => slug === from)?.cards ?? []
    if (!cards.has(target.id) || shown.includes(target.id)) return []
    return error(place, {
      rule: 'welcome-card',
      message: `The dashboard does not show the card ${target.id}.`,
      advice: 'Add it to cards:, or name a card that stands there.',
    })
  })
}

/** A card after which a student is to look at that same card. */
function checkOwn(references: readonly Reference[]): Problem[] {
  return references.flatMap(({ spot, target }) => {
    const isOwn = target.kind === 'card' && spot.source.file === `content/${target.id}.md`
    return isOwn ? error(placeOf(spot), NAMES_ITSELF) : []
  })
}

const NAMES_ITSELF = {
  rule: 'card-names-itself',
  message: 'This card names itself.',
  advice: 'Name the card on which the student looks later.',
}

/** Two cards of one page cannot share a title. */
function checkTitles({ slug, cards: ids }: ResolvedPage, { cards, readings }: Content): Problem[] {
  const titles = Map.groupBy(
    ids.flatMap((id) => cards.get(id) ?? []).filter(({ title }) => title !== ''),
    ({ title }) => title.toLowerCase(),
  )
  return [...titles.values()].flatMap(([first, second]) => {
    const reading = readings.find(({ kind, id }) => kind === 'card' && id === second?.id)
    if (!first || !second || !reading) return []
    return error(placeOf(reading.titleSpot), {
      rule: 'title-twice',
      message: `The page ${slug} shows two cards with the title ${second.title}.`,
      advice: `Give this card or ${first.file} another title.`,
    })
  })
}
