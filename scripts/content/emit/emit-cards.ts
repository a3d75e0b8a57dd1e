import type { Remember } from '../memory.ts'
import type { ReadCard } from '../read/read-card.ts'
import type { CardsById } from '../read/read-folder.ts'
import { createNames, moduleHead, type Names } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardName, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(page: string, cards: CardsById, remember: Remember): string {
  const written = [...cards.values()].flatMap((card) =>
    card ? [remember(`source of ${card.id}`, [card], () => write(card))] : [],
  )
  return `${moduleHead('Card', page, written)}\n${written.map(({ source }) => source).join('\n')}`
}

type WrittenCard = Names & { readonly source: string }

function write({ id, title, icon, description, message, facts, cardLinks }: ReadCard): WrittenCard {
  const names = createNames()
  const writtenFacts = facts.map(({ label, value, copy }) => {
    return `{ label: ${literal(label)}, value: ${writeFilled(value, names)}, copy: ${copy} }`
  })
  const card = object([
    ['id', literal(id)],
    ['title', literal(title)],
    ['icon', literal(icon)],
    ['description', writeFilled(description, names)],
    ['message', writeText(message, names)],
    ['facts', list(writtenFacts, '  ')],
    ['links', list(cardLinks.map(literal), '  ')],
  ])
  return { ...names, source: `export const ${cardName(id)}: Card = ${card}\n` }
}
