import { counted } from '../content/report/summary.ts'
import { pagePath } from '../content/read/read-page.ts'
import type { Change, Changes } from './changes.ts'
import type { CardText, PageText, Texts } from './texts.ts'
import type { SettingChange } from './settings-changes.ts'

// How the page and the summary say things alike.

/** '2 cards change, 1 card is new, 1 page is removed'. */
export function headline({ cards, pages }: Changes, settings: readonly SettingChange[]): string {
  const parts = [
    ...inNumbers(cards, 'card'),
    ...inNumbers(pages, 'page'),
    ...(settings.length > 0
      ? [`${counted(settings.length, 'setting')} ${settings.length === 1 ? 'changes' : 'change'}`]
      : []),
  ]
  return parts.length === 0 ? 'Students see no difference' : parts.join(', ')
}

function inNumbers(changes: readonly Change[], what: string): string[] {
  const kinds = [
    ['changed', 'changes', 'change'],
    ['added', 'is new', 'are new'],
    ['removed', 'is removed', 'are removed'],
  ] as const
  return kinds.flatMap(([kind, one, many]) => {
    const number = changes.filter((change) => change.kind === kind).length
    return number === 0 ? [] : [`${counted(number, what)} ${number === 1 ? one : many}`]
  })
}

export function textOf(change: Change): CardText | PageText {
  return change.kind === 'removed' ? change.before : change.after
}

export function titleOf(change: Change): string {
  const text = textOf(change)
  return text.title || text.id
}

/** An anchor for a change: card-payments-receipt-upload. */
export function anchorOf(change: Change): string {
  const { kind, id } = textOf(change)
  return `${kind}-${id.replaceAll('/', '-')}`
}

export const KIND_WORDS = { added: 'New', removed: 'Removed', changed: 'Changed' } as const

/** The pages that show a card, or the page itself: 'Dashboard (/)', 'Classes (/classes)'. */
export function pagesOf(text: CardText | PageText, { pages }: Texts): string[] {
  const shown =
    text.kind === 'page'
      ? [text]
      : [...pages.values()].filter(({ cards }) => cards.includes(text.id))
  return shown.map(({ id, title }) => `${title} (${pagePath(id)})`)
}

type Link = CardText['links'][number]

/** 'Click Here', 'Link 2'. */
export function buttonName(index: number, links: number): string {
  return links === 1 ? 'Click Here' : `Link ${index + 1}`
}

/** Where a button leads. */
export function whereTo({ key, address }: Link, { settings }: Texts): string {
  if (key === '') return address
  const fallback = settings.links?.parts?.links?.[key]?.default
  const own = `each student’s own address (${key})`
  return fallback === undefined ? own : `${own}, or ${fallback} when none is stored`
}

export function keysOf(text: CardText | PageText): string[] {
  return text.kind === 'page' ? [] : text.links.flatMap(({ key }) => (key === '' ? [] : [key]))
}
