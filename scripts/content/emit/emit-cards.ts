import { iconOf } from '../icons.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../names.ts'
import { moduleHead, namesIn } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardIdentifier, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder, each as an export. */
export function emitCards(folder: string, cards: readonly ReadCard[]): string {
  const written = cards.map(writeCard)
  const names = written.flatMap((card) => card.names)
  return `${moduleHead('Card', folder, names)}\n${written.map(({ source }) => source).join('\n')}`
}

function writeCard(card: ReadCard) {
  const { id, title, icon, description, message, facts, classDoor, checkLater, links } = card
  const writtenFacts = facts.map(({ label, value, copy }) => {
    return `{ label: ${literal(label)}, value: ${writeFilled(value)}, copy: ${copy} }`
  })
  const source = object([
    ['id', literal(id)],
    ['title', literal(title)],
    ['icon', literal(iconOf(icon))],
    ['page', literal(folderOf(id))],
    ['description', writeFilled(description)],
    ['message', writeText(message)],
    ['facts', list(writtenFacts, '  ')],
    ['classDoor', classDoor ? `{ closed: ${writeFilled(classDoor.closed)} }` : 'null'],
    ['checkLater', literal(checkLater)],
    ['links', list(links.map(literal), '  ')],
  ])
  const values = facts.flatMap(({ value }) => value)
  const texts = [...description, ...values, ...(classDoor?.closed ?? []), message]
  return {
    source: `export const ${cardIdentifier(id)}: Card = ${source}\n`,
    names: texts.flatMap(namesIn),
  }
}
