// How cards and pages are called, in files and in addresses.

/** The page in whose folder a card is. */
export function folderOf(card: string): string {
  return card.split('/')[0] ?? ''
}

/** The id of a card that a text of a folder names: `class-link` for one beside it, `classes/class-link` for any. */
export function cardId(folder: string, name: string): string {
  return name.includes('/') ? name : `${folder}/${name}`
}

/** What a text of a folder calls a card: the other way round. */
export function cardName(folder: string, id: string): string {
  return folderOf(id) === folder ? id.slice(folder.length + 1) : id
}

/** '/' for the dashboard, else '/' and the slug. */
export function pagePath(slug: string): string {
  return slug === 'dashboard' ? '/' : `/${slug}`
}
