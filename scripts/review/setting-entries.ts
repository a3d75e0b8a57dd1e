import { counted } from '../content/report/summary.ts'
import { addressAlert } from './address-alerts.ts'
import { WEIGHTS, type Alert } from './alert.ts'
import { figureAlert } from './alerts.ts'
import type { Change } from './changes.ts'
import { changedLines, sidesIn, type ChangedPart, type PartLine } from './compare-texts.ts'
import type { Comparison } from './compare.ts'
import type { Entry, Following } from './entries.ts'
import { figureSize } from './figure-size.ts'
import { gistOf, isChanged, plainLine } from './gist.ts'
import type { SettingChange } from './settings-changes.ts'
import type { SidebarChange } from './sidebar-change.ts'
import { lookViews, sidebarViews } from './text-views.ts'

/** Of what follows from a setting so many are shown in pictures; the rest looks alike. */
const EXAMPLES = 2

/** So many are shown without a fold. */
const FEW = 4

type TextEntry = (change: Change) => Entry

/** What the settings change: each figure and address alone, all that is looks in one, the sidebar in one. */
export function settingEntries(comparison: Comparison, textEntry: TextEntry): Entry[] {
  const { settings, sidebar, changes } = comparison
  const looks = settings.filter(({ kind }) => kind === 'look')
  const others = settings.filter(({ kind }) => kind !== 'look')
  const following = (those: readonly SettingChange[]) => followingOf(those, changes, textEntry)
  return [
    ...others.map((setting) => settingEntry(setting, following([setting]))),
    ...(looks.length > 0 ? [lookEntry(looks, following(looks))] : []),
    ...(sidebar ? [sidebarEntry(sidebar)] : []),
  ]
}

const PLAIN = { place: '', tone: 'changed', alerts: [], gist: [], notes: [], views: [] } as const

const BADGES: Readonly<Record<SettingChange['kind'], string>> = {
  figure: 'Figure',
  contact: 'Contact',
  address: 'Address',
  stored: 'Stored for students',
  look: 'Look',
  other: 'Setting',
}

function settingEntry(setting: SettingChange, following: Following | null): Entry {
  const { file, what, kind, before, after } = setting
  const alerts = settingAlerts(setting)
  return {
    ...PLAIN,
    anchor: `setting-${what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    weight: Math.min(WEIGHTS.other, ...alerts.map(({ weight }) => weight)),
    badge: BADGES[kind],
    title: what,
    place: kind === 'address' || kind === 'contact' ? 'The whole portal' : 'Settings',
    file,
    alerts,
    gist: alerts.length === 0 ? [{ kind: 'exchange', of: '', before, after }] : [],
    parts: [{ name: 'Setting', lines: [{ kind: 'exchange', of: '', before, after }] }],
    following,
  }
}

const NO_SIZE = { words: null, isLarge: false }

function settingAlerts({ kind, what, before, after }: SettingChange): Alert[] {
  const line = { kind: 'exchange', of: '', before, after } as const
  switch (kind) {
    case 'figure': {
      const size = before !== null && after !== null ? figureSize(before, after) : NO_SIZE
      return [figureAlert('Another figure', size, line)]
    }
    case 'contact': {
      const words = what.endsWith('hours') ? 'Other hours' : 'Another contact'
      return [{ weight: WEIGHTS.account, what: 'contact', grade: 'ask', words, line }]
    }
    case 'address':
      return [addressAlert('', before, after)]
    case 'stored':
      return [
        {
          weight: WEIGHTS.address,
          what: 'link',
          grade: 'look',
          words: 'Buttons take another address',
          line,
        },
      ]
    default:
      return []
  }
}

function lookEntry(looks: readonly SettingChange[], following: Following | null): Entry {
  const lines = looks.map(
    ({ what, before, after }) => ({ kind: 'exchange', of: what, before, after }) as const,
  )
  return {
    ...PLAIN,
    anchor: 'look',
    weight: WEIGHTS.look,
    badge: 'Look',
    title: 'How the portal looks',
    place: 'The whole portal',
    file: 'content/site.json',
    gist: lines,
    notes: looks.some(({ value }) => value === 'site.accent')
      ? [{ kind: 'because', sentence: 'Other colours follow from the accent colour.' }]
      : [],
    parts: [{ name: 'Settings', lines }],
    views: lookViews(),
    following: following?.entries.length === 0 ? null : following,
  }
}

function sidebarEntry({ lines, moves, removed }: SidebarChange): Entry {
  const part: ChangedPart = { name: 'Entries', lines: changedLines(lines) }
  // What moved is said in sentences, and what is gone in alerts.
  const others = changedLines(
    lines.filter(
      (line) =>
        line.every(({ kind }) => kind !== 'up' && kind !== 'down') &&
        !line.every(({ kind }) => kind === 'gone'),
    ),
  )
  const alerts = removed.map((label): Alert => {
    const words = `${label} is no longer in the sidebar`
    return { weight: WEIGHTS.hidden, what: 'place', grade: 'ask', words, line: null }
  })
  return {
    ...PLAIN,
    anchor: 'sidebar',
    weight: Math.min(WEIGHTS.order, ...alerts.map(({ weight }) => weight)),
    badge: 'Sidebar',
    title: 'The sidebar',
    place: 'On every page',
    file: 'content/navigation.json',
    alerts,
    gist: [
      ...moves.map(plainLine),
      ...(others.length > 0 ? gistOf([{ ...part, lines: others }]) : []),
    ],
    notes: moves.map((sentence) => ({ kind: 'because', sentence })),
    parts: [part],
    views: sidebarViews(),
    following: null,
  }
}

/** The texts that follow from settings alone, in one line. */
function followingOf(
  settings: readonly SettingChange[],
  changes: readonly Change[],
  textEntry: TextEntry,
): Following | null {
  const [setting] = settings
  if (setting?.value === undefined && setting?.key === undefined) return null
  const follow = changes.filter(
    ({ because, byHand }) => !byHand && because.some((one) => settings.includes(one)),
  )
  const entries = follow.map((change, index) => withExample(textEntry(change), index < EXAMPLES))
  const isOpen = entries.length <= FEW
  const words = followWords(setting, follow, settings.length)
  return { words, entries, isOpen, example: isOpen ? null : exampleOf(entries, settings) }
}

/** A line that shows the setting itself, and as little else as there is. */
function exampleOf(
  entries: readonly Entry[],
  settings: readonly SettingChange[],
): Following['example'] {
  const all = entries.flatMap(({ title, parts }) =>
    parts.flatMap(({ lines }) => lines.filter(isChanged)).map((line) => ({ title, line })),
  )
  const own = all.filter(({ line }) =>
    settings.some(({ after }) => after !== null && sidesIn(line)[1].includes(after)),
  )
  return own.toSorted((a, b) => differencesIn(a.line) - differencesIn(b.line))[0] ?? all[0] ?? null
}

/** A sentence says more than an address. */
function differencesIn(line: PartLine): number {
  if (line.kind !== 'words') return Number.MAX_SAFE_INTEGER
  return line.line.filter(({ kind }) => kind !== 'same').length
}

/** One view is example enough. */
function withExample(entry: Entry, isExample: boolean): Entry {
  return { ...entry, views: isExample ? entry.views.slice(-1) : [] }
}

function followWords(setting: SettingChange, follow: readonly Change[], settings: number): string {
  if (follow.length === 0) return 'No card, page or mail follows from it'
  const kinds = (['card', 'page', 'mail'] as const).flatMap((kind) => {
    const number = follow.filter(({ text }) => text.kind === kind).length
    return number === 0 ? [] : [counted(number, kind)]
  })
  const all = kinds.join(', ').replace(/, ([^,]*)$/, ' and $1')
  const one = follow.length === 1
  if (setting.key !== undefined) return `${all} ${one ? 'has' : 'have'} a button that follows`
  if (settings > 1 || setting.after === null) return `${all} ${one ? 'follows' : 'follow'}`
  return `${all} now ${one ? 'says' : 'say'} “${setting.after}”`
}
