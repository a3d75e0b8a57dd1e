import { counted } from '../content/report/summary.ts'
import type { Change } from './changes.ts'
import type { Comparison } from './compare.ts'
import type { Text } from './texts.ts'

// How the page and the summary say things alike.

/** '2 cards change, 1 card is new, 1 page is removed'. */
export function headline({ changes, settings }: Comparison): string {
  const all = settings.length
  const parts = [
    ...inNumbers(changes, 'card'),
    ...inNumbers(changes, 'page'),
    ...inNumbers(changes, 'mail'),
    ...(all > 0 ? [`${counted(all, 'setting')} ${all === 1 ? 'changes' : 'change'}`] : []),
  ]
  return parts.length === 0 ? 'Students see no difference' : parts.join(', ')
}

function inNumbers(changes: readonly Change[], what: Text['kind']): string[] {
  const kinds = [
    ['changed', 'changes', 'change'],
    ['added', 'is new', 'are new'],
    ['removed', 'is removed', 'are removed'],
  ] as const
  return kinds.flatMap(([kind, one, many]) => {
    const number = changes.filter((c) => c.kind === kind && c.text.kind === what).length
    return number === 0 ? [] : [`${counted(number, what)} ${number === 1 ? one : many}`]
  })
}

export const KIND_WORDS = { added: 'New', removed: 'Removed', changed: 'Changed' } as const

/** What it is and where students find it. */
export function placeOf({ kind, shownOn }: Text): string {
  if (kind === 'mail') return 'Mail to a student'
  return `${kind === 'card' ? 'Card' : 'Page'} on ${shownOn.join(', ') || 'no page'}`
}

export function titleOf({ text }: Change): string {
  return text.title || text.id
}
