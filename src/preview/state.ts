// What the preview shows. It stands in the address, so that a writer can send it to a colleague.

/** Every switch with its states and what each is called; the first state is the usual one. */
export const SWITCHES = {
  links: {
    label: 'Links',
    states: { stored: 'All there', missing: 'First one missing', failed: 'Not loaded' },
  },
  lesson: { label: 'Lesson time', states: { set: 'Set', unset: 'Not set yet' } },
  name: { label: 'Name', states: { usual: 'Usual', long: 'Very long' } },
  colours: { label: 'Colours', states: { light: 'Light', dark: 'Dark' } },
  width: { label: 'Width', states: { phone: 'Phone', desktop: 'Computer' } },
} as const

export type SwitchName = keyof typeof SWITCHES
type StateOf<Name extends SwitchName> = keyof (typeof SWITCHES)[Name]['states']
export type Switches = { readonly [Name in SwitchName]: StateOf<Name> }

const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[]

/** What a page of the preview shows: a page of the portal, a card, a mail, or the list of problems. */
export type Shown =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'mail'; readonly id: string }
  | { readonly kind: 'problems' }

export type PreviewState = { readonly shown: Shown; readonly switches: Switches }

/** Reads the query of an address. A switch without a valid state there is in its usual state. */
export function readState(query: string): PreviewState {
  const parameters = new URLSearchParams(query)
  const switches = SWITCH_NAMES.map((name) => {
    const [usual = '', ...others] = Object.keys(SWITCHES[name].states)
    const wanted = parameters.get(name) ?? ''
    return [name, others.includes(wanted) ? wanted : usual] as const
  })
  return {
    shown: readShown(parameters.get('show') ?? ''),
    switches: Object.fromEntries(switches) as Switches,
  }
}

/** The query of a state. Switches in their usual state are left out. */
export function writeState({ shown, switches }: PreviewState): string {
  const parameters = new URLSearchParams({ show: writeShown(shown) })
  for (const name of SWITCH_NAMES) {
    const [usual] = Object.keys(SWITCHES[name].states)
    if (switches[name] !== usual) parameters.set(name, switches[name])
  }
  // Slashes stay readable in the address.
  return `?${parameters.toString().replaceAll('%2F', '/')}`
}

function readShown(text: string): Shown {
  if (text === 'problems') return { kind: 'problems' }
  if (text.startsWith(MAILS)) return { kind: 'mail', id: text.slice(MAILS.length) }
  if (text.includes('/')) return { kind: 'card', id: text }
  return { kind: 'page', slug: text || 'dashboard' }
}

function writeShown(shown: Shown): string {
  if (shown.kind === 'problems') return 'problems'
  if (shown.kind === 'mail') return `${MAILS}${shown.id}`
  return shown.kind === 'card' ? shown.id : shown.slug
}

/** The folder of the mails; no page has this name. */
const MAILS = 'mail/'
