import { iconOf } from '../icons.ts'
import { once } from '../once.ts'
import type { ReadCard } from '../read/read-card.ts'
import { folderOf } from '../read/read-page.ts'
import { moduleHead, namesIn } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardName, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(folder: string, cards: readonly ReadCard[]): string {
  const written = cards.map(writeCard)
  const names = written.flatMap((card) => card.names)
  return `${moduleHead('Card', folder, names)}\n${written.map(({ source }) => source).join('\n')}`
}

const writeCard = once(
  ({ id, title, icon, description, message, facts, classDoor, checkLater, links }: ReadCard) => {
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
      ['checkLater', literal(checkLater?.shown ?? null)],
      ['links', list(links.map(literal), '  ')],
    ])
    return {
      source: `export const ${cardName(id)}: Card = ${source}\n`,
      names: [
        ...description,
        ...facts.flatMap(({ value }) => value),
        ...(classDoor?.closed ?? []),
        message,
      ].flatMap(namesIn),
    }
  },
)
