import type { Alert } from './alert.ts'
import { isContact } from './addresses.ts'
import { sidesIn, type ChangedPart } from './compare-texts.ts'
import type { Comparison } from './compare.ts'
import type { Entry } from './entries.ts'
import { differ, EMAIL, LONG_NUMBER, NUMBER, WEB_ADDRESS } from './telling-words.ts'
import { COPIED, type Text } from './texts.ts'

/** 'In all: 1 link, 2 cards. No account detail, no contact, no figure.', to hold against the title. */
export function inAll({ changes }: Comparison, entries: readonly Entry[]): string {
  const [byHand, following] = [true, false].map((is) => changes.filter((c) => c.byHand === is))
  const texts = (kind: Text['kind']) => byHand?.filter(({ text }) => text.kind === kind).length ?? 0
  const alerts = entries.flatMap((entry) => entry.alerts)
  const told = (what: Alert['what']) => alerts.filter((alert) => alert.what === what).length
  const asks = alerts.filter(({ grade }) => grade === 'ask').length
  const found = [
    ...some(
      asks,
      'thing to ask about before you approve',
      'things to ask about before you approve',
    ),
    ...RISKS.flatMap(({ what, one, many }) => some(told(what), one, many)),
    ...some(told('place'), 'thing taken away', 'things taken away'),
    ...some(entries.filter(({ badge }) => badge === 'Setting').length, 'setting', 'settings'),
    ...some(texts('card'), 'card', 'cards'),
    ...some(texts('page'), 'page', 'pages'),
    ...some(texts('mail'), 'mail', 'mails'),
    ...(entries.some(({ anchor }) => anchor === 'sidebar') ? ['the sidebar'] : []),
    ...(entries.some(({ anchor }) => anchor === 'look') ? ['the look'] : []),
    ...some(following?.length ?? 0, 'text that follows', 'texts that follow'),
  ]
  const lines = entries.flatMap(linesIn)
  const none = RISKS.flatMap(({ what, one, isIn }) =>
    told(what) > 0 || lines.some(isIn) ? [] : [`no ${one}`],
  )
  return [`In all: ${found.join(', ')}`, none.join(', ').replace(/^n/, 'N')]
    .filter((part) => !/^$|: $/.test(part))
    .map((part) => `${part}.`)
    .join(' ')
}

function some(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`]
}

/** A changed line of the part of this name, as it was and as it is. */
type Line = { readonly part: string; readonly was: string; readonly is: string }

type Risk = {
  readonly what: Alert['what']
  readonly one: string
  readonly many: string
  /** It differs there, though another alert may have been graver: then nobody is told that there is none. */
  readonly isIn: (line: Line) => boolean
}

const RISKS: readonly Risk[] = [
  {
    what: 'account',
    one: 'account detail',
    many: 'account details',
    isIn: ({ was, is }) =>
      [was, is].some((side) => side.endsWith(COPIED)) || differ(was, is, LONG_NUMBER),
  },
  {
    what: 'contact',
    one: 'contact',
    many: 'contacts',
    isIn: ({ was, is }) =>
      [was, is].some(isContact) || differ(was, is, EMAIL) || differ(was, is, LONG_NUMBER),
  },
  {
    what: 'link',
    one: 'link',
    many: 'links',
    isIn: ({ part, was, is }) => LINKS.has(part) || differ(was, is, WEB_ADDRESS),
  },
  {
    what: 'figure',
    one: 'figure',
    many: 'figures',
    isIn: ({ was, is }) => differ(was, is, NUMBER),
  },
]

const LINKS = new Set(['Buttons', 'Links in the text'])

/** Every changed line of an entry, and of what follows from it. */
function linesIn({ parts, following }: Pick<Entry, 'parts' | 'following'>): Line[] {
  return [...parts.flatMap(linesOf), ...(following?.entries.flatMap(linesIn) ?? [])]
}

/** Students see neither the name of a file nor the sign of a colour. */
function linesOf({ name: part, lines }: ChangedPart): Line[] {
  if (part === 'File') return []
  return lines.flatMap((line) => {
    const [was, is] = sidesIn(line)
    const [old, fresh] = [was.replaceAll(COLOUR, ''), is.replaceAll(COLOUR, '')]
    return old === fresh ? [] : [{ part, was: old, is: fresh }]
  })
}

const COLOUR = /#[0-9a-f]{6}\b/gi
