import type { CardId } from '../../src/content/types.ts'

// The names of cards and pages, in files and in addresses.

/** The folder of a card, which is a page. */
export function folderOf(card: string): string {
  return card.split('/')[0] ?? ''
}

/**
 * The id of a card that a text in this folder names: `class-link` beside it, or `classes/class-link`. The checks refuse
 * an id that no card has.
 */
export function cardId(folder: string, name: string): CardId {
  return (name.includes('/') ? name : `${folder}/${name}`) as CardId
}

/** The name of a card for a text in this folder: the reverse of cardId. */
export function cardName(folder: string, id: string): string {
  return folderOf(id) === folder ? id.slice(folder.length + 1) : id
}

/** '/' for the dashboard, else '/' and the slug. */
export function pagePath(slug: string): string {
  return slug === 'dashboard' ? '/' : `/${slug}`
}
