import type { Remember } from '../memory.ts'
import type { ReadCard } from '../read/read-card.ts'
import type { CardsById } from '../read/read-folder.ts'
import { moduleHead, type Written } from './module-head.ts'
import { writeText } from './write-jsx.ts'
import { cardName, filledText, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(page: string, cards: CardsById, remember: Remember): string {
  const written = [...cards.values()].flatMap((card) =>
    card ? [remember(`source of ${card.id}`, [card], () => write(card))] : [],
  )
  return `${moduleHead('Card', page, written)}\n${written.map(({ source }) => source).join('\n')}`
}

function write({ id, title, icon, description, message, facts, cardLinks }: ReadCard): Written {
  const text = writeText(message)
  const card = object([
    ['id', literal(id)],
    ['title', literal(title)],
    ['icon', literal(icon)],
    ['description', filledText(description)],
    ['message', text.source],
    [
      'facts',
      list(
        facts.map(({ label, value, copy }) => {
          return `{ label: ${literal(label)}, value: ${filledText(value)}, copy: ${copy} }`
        }),
        '  ',
      ),
    ],
    ['links', list(cardLinks.map(literal), '  ')],
  ])
  return { ...text, source: `export const ${cardName(id)}: Card = ${card}\n` }
}
