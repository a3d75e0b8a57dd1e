// The state of the preview. It is in the address, so that a writer can send it to a colleague.

const DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** The switches with their states and labels. The first state is the usual one. */
export const SWITCHES = {
  width: { label: 'Width', states: { phone: 'Phone', desktop: 'Computer' } },
  colours: { label: 'Colours', states: { light: 'Light', dark: 'Dark' } },
  links: {
    label: 'Links',
    states: { stored: 'All there', missing: 'First one missing', failed: 'Not loaded' },
  },
  lesson: { label: 'Lesson time', states: { set: 'Set', unset: 'Not set yet' } },
  name: { label: 'Name', states: { usual: 'Usual', long: 'Very long' } },
} as const

export type SwitchName = keyof typeof SWITCHES
type StateOf<Name extends SwitchName> = keyof (typeof SWITCHES)[Name]['states']
export type Switches = { readonly [Name in SwitchName]: StateOf<Name> } & {
  /** By the school's clocks, YYYY-MM-DDTHH:MM: cards with dates are shown as then. '' shows all of them. */
  readonly day: string
}

export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly SwitchName[]

export type PreviewState = {
  /** The file of the page, card or mail; null for the list of all problems. */
  readonly file: string | null
  readonly switches: Switches
}

/** Reads the query of an address. A switch without a valid state gets its usual state. */
export function readState(query: string): PreviewState {
  const parameters = new URLSearchParams(query)
  const switches = SWITCH_NAMES.map((name) => {
    const [usual = '', ...others] = Object.keys(SWITCHES[name].states)
    const wanted = parameters.get(name) ?? ''
    return [name, others.includes(wanted) ? wanted : usual] as const
  })
  const show = parameters.get('show') || 'dashboard'
  const text = show.includes('/') ? show : `${show}/page`
  return {
    file: show === PROBLEMS ? null : `content/${text}.md`,
    switches: {
      ...Object.fromEntries(switches),
      day: DAY.exec(parameters.get('day') ?? '')?.[0] ?? '',
    } as Switches,
  }
}

/** The query of a state: ?show=payments/receipt-upload. Switches in their usual state are left out. */
export function writeState({ file, switches }: PreviewState): string {
  const show = file?.replace(/^content\/|(?:\/page)?\.md$/g, '') ?? PROBLEMS
  const parameters = new URLSearchParams({ show })
  for (const name of SWITCH_NAMES) {
    const [usual] = Object.keys(SWITCHES[name].states)
    if (switches[name] !== usual) parameters.set(name, switches[name])
  }
  if (switches.day !== '') parameters.set('day', switches.day)
  // The address stays readable.
  return `?${parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')}`
}

/** No page has this name. */
const PROBLEMS = 'problems'
