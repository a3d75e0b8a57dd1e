import { iconOf } from '../icons.ts'
import { once } from '../once.ts'
import type { ReadCard } from '../read/read-card.ts'
import { createNames, moduleHead, type Names } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardName, list, literal, object } from './write-source.ts'

type WrittenCard = Names & { readonly source: string }

const writeCard = once((card: ReadCard): WrittenCard => {
  const { id, title, icon, description, message, facts, links } = card
  const names = createNames()
  const writtenFacts = facts.map(({ label, value, copy }) => {
    return `{ label: ${literal(label)}, value: ${writeFilled(value, names)}, copy: ${copy} }`
  })
  const source = object([
    ['id', literal(id)],
    ['title', literal(title)],
    ['icon', literal(iconOf(icon))],
    ['description', writeFilled(description, names)],
    ['message', writeText(message, names)],
    ['facts', list(writtenFacts, '  ')],
    ['links', list(links.map(literal), '  ')],
  ])
  return { ...names, source: `export const ${cardName(id)}: Card = ${source}\n` }
})

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(folder: string, cards: readonly ReadCard[]): string {
  const written = cards.map(writeCard)
  return `${moduleHead('Card', folder, written)}\n${written.map(({ source }) => source).join('\n')}`
}
