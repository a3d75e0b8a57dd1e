import { createImports } from './module-imports.ts'
import type { Sources } from './sources.ts'
import type { ReadCard, ReadCardLink } from '../read/read-card.ts'
import { cardName, filledText, list, literal, object } from './write-source.ts'

/** cards/<page>.tsx: every card of a folder under a name of its own. */
export function emitCards(
  page: string,
  cards: readonly ReadCard[],
  sources?: Sources['cards'],
): string {
  const imports = createImports(page)
  const written = cards.map((card) => {
    const known = sources?.get(card)
    if (known !== undefined) return imports.noticed(known)
    const before = imports.picturesShown()
    const source = `export const ${cardName(card.id)}: Card = ${cardSource(card, imports)}\n`
    if (imports.picturesShown() === before) sources?.set(card, source)
    return source
  })
  return `${imports.source('Card')}\n${written.join('\n')}`
}

function cardSource(card: ReadCard, imports: ReturnType<typeof createImports>): string {
  const { id, title, icon, description, message, facts, cardLinks } = card
  const written = facts.map(({ label, value, copy }) => {
    const shown = imports.noticed(filledText(value))
    return `{ label: ${literal(label)}, value: ${shown}, copy: ${copy} }`
  })
  return object([
    ['id', literal(id)],
    ['title', literal(title)],
    ['icon', literal(icon)],
    ['description', imports.noticed(filledText(description))],
    ['message', imports.text(message)],
    ['facts', list(written, '  ')],
    ['links', list(cardLinks.map(cardLink), '  ')],
  ])
}

function cardLink(link: ReadCardLink): string {
  return literal(link)
}
