// What the preview shows. It stands in the address, so that a writer can send it to a colleague.

/** Every switch with its states: the name of each, and what a student meets then. */
export const SWITCHES = {
  links: {
    label: 'Links',
    states: {
      stored: ['All there', 'Every link is set.'],
      none: ['None set', 'Only links with a default lead somewhere.'],
      missing: ['One missing', 'The first link is not set yet.'],
      unsafe: ['One unsafe', 'The first address is one nobody should follow.'],
      loading: ['Loading', 'The links are on their way.'],
      failed: ['Failed', 'The links could not be loaded.'],
    },
  },
  lesson: {
    label: 'Lesson time',
    states: {
      set: ['Set', 'The time is known.'],
      unset: ['Not set', 'Nobody has set it yet.'],
    },
  },
  name: {
    label: 'Name',
    states: {
      usual: ['Usual', 'The top bar shows it.'],
      long: ['Very long', 'It hardly fits.'],
      none: ['None', 'The portal says User.'],
    },
  },
  messages: {
    label: 'Messages',
    states: {
      none: ['None', 'No banner shows.'],
      short: ['Short', 'Hides after 14 seconds.'],
      long: ['Long', 'Hides after 14 seconds.'],
    },
  },
  access: {
    label: 'Account',
    states: {
      active: ['Active', 'All is open.'],
      deactivated: ['Deactivated', 'Only Logout is left.'],
    },
  },
  colours: {
    label: 'Colours',
    states: {
      system: ['Automatic', 'As this computer is set.'],
      light: ['Light', 'Dark on white.'],
      dark: ['Dark', 'White on dark.'],
    },
  },
  width: {
    label: 'Width',
    states: {
      phone: ['Phone', '360 pixels.'],
      tablet: ['Tablet', '900 pixels: the sidebar is a menu.'],
      desktop: ['Computer', '1280 pixels.'],
    },
  },
} as const

export type SwitchName = keyof typeof SWITCHES
type StateOf<Name extends SwitchName> = keyof (typeof SWITCHES)[Name]['states']
export type Switches = { readonly [Name in SwitchName]: StateOf<Name> }

export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[]

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
    const states = Object.keys(SWITCHES[name].states)
    const wanted = parameters.get(name) ?? ''
    return [name, states.includes(wanted) ? wanted : usual(name)] as const
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
    if (switches[name] !== usual(name)) parameters.set(name, switches[name])
  }
  // Slashes stay readable in the address.
  return `?${parameters.toString().replaceAll('%2F', '/')}`
}

/** On a phone that of a phone: a whole computer would be too small to read there. */
function usual(name: SwitchName): string {
  if (name === 'width') return globalThis.innerWidth < 704 ? 'phone' : 'desktop'
  return Object.keys(SWITCHES[name].states)[0] ?? ''
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
