import type { Text } from '../page/entries.ts'
import type { FileChange } from './file-changes.ts'
import type { Opened } from './store.ts'

/** What Organise changes by one dialog. */
export type ChangeKind = Exclude<Opened['kind'], 'pictures' | 'add-picture'>

/** What is typed and chosen there. */
export type Typed = {
  readonly name: string
  readonly title: string
  readonly page: string
  readonly unlink: boolean
}

export function startOf(kind: ChangeKind, text: Text): Typed {
  return { name: kind === 'rename' ? nameOf(text) : '', title: '', page: '', unlink: false }
}

/** Null while the writer has said nothing yet. */
export function changeOf(kind: ChangeKind, text: Text, typed: Typed): FileChange | null {
  const { name, title, page, unlink } = typed
  const isCard = text.kind === 'card'
  switch (kind) {
    case 'rename':
      if (name.trim() === nameOf(text)) return null
      return isCard
        ? { kind: 'rename-card', card: text.id, name }
        : { kind: 'rename-page', page: text.slug, name }
    case 'move':
      return isCard && page !== '' ? { kind: 'move-card', card: text.id, page } : null
    case 'remove':
      return isCard
        ? { kind: 'remove-card', card: text.id, unlink }
        : { kind: 'remove-page', page: text.slug, unlink }
    case 'new-card':
      return title.trim() === '' ? null : { kind: 'new-card', page: folderOf(text), title }
    case 'new-page':
      return title.trim() === '' ? null : { kind: 'new-page', name, title }
  }
}

/** The last part of its address. */
export function nameOf(text: Text): string {
  return text.kind === 'page' ? text.slug : (text.id.split('/')[1] ?? '')
}

export function folderOf(text: Text): string {
  return text.kind === 'page' ? text.slug : (text.id.split('/')[0] ?? '')
}
