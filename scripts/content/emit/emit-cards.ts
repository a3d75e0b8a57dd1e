import { createImports } from './module-imports.ts'
import type { ReadCard, ReadCardLink } from '../read/read-card.ts'
import { cardName, filledText, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(page: string, cards: readonly ReadCard[]): string {
  const imports = createImports(page)
  const written = cards.map(({ id, title, icon, description, message, facts, cardLinks }) => {
    const card = object([
      ['id', literal(id)],
      ['title', literal(title)],
      ['icon', literal(icon)],
      ['description', imports.noticed(filledText(description))],
      ['message', imports.element(message)],
      [
        'facts',
        list(
          facts.map(({ label, value, copy }) => {
            const shown = imports.noticed(filledText(value))
            return `{ label: ${literal(label)}, value: ${shown}, copy: ${copy} }`
          }),
          '  ',
        ),
      ],
      ['links', list(cardLinks.map(cardLink), '  ')],
    ])
    return `export const ${cardName(id)}: Card = ${card}\n`
  })
  return `${imports.source('Card')}\n${written.join('\n')}`
}

function cardLink(link: ReadCardLink): string {
  return literal(link)
}
