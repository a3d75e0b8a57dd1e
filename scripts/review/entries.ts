import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../content/problem.ts'
import { counted } from '../content/report/summary.ts'
import { adviceOn } from './advice.ts'
import { WEIGHTS, type Alert } from './alert.ts'
import { alertsOf } from './alerts.ts'
import type { Change } from './changes.ts'
import { compareTexts, sidesIn, type ChangedPart, type PartLine } from './compare-texts.ts'
import type { Comparison } from './compare.ts'
import { settingEntries } from './setting-entries.ts'
import { viewsOf } from './text-views.ts'
import { gistBesides, gistOf, plainLine, SAME_WORDS } from './gist.ts'
import { movesOf } from './word-difference.ts'
import { KIND_WORDS, placeOf, titleOf } from './wording.ts'
import type { View } from './views.ts'

/** A sentence beside a change. */
export type Note = {
  readonly kind: 'mistake' | 'because' | 'advice'
  readonly sentence: string
  /** What its author can do about it. */
  readonly advice?: string
}

/** One thing that a reviewer looks at: the page and the summary both say exactly this of it. */
export type Entry = {
  /** Its place in the page: card-payments--receipt-upload. */
  readonly anchor: string
  /** How soon it has to be looked at, least first. */
  readonly weight: number
  readonly badge: string
  readonly tone: 'new' | 'gone' | 'changed'
  readonly title: string
  /** Where students find it. */
  readonly place: string
  readonly file: string | null
  readonly alerts: readonly Alert[]
  /** What the list at the top says of what no alert tells. */
  readonly gist: readonly PartLine[]
  readonly notes: readonly Note[]
  readonly parts: readonly ChangedPart[]
  readonly views: readonly View[]
  /** Texts whose own files are the same; null where nothing can follow. */
  readonly following: Following | null
}

export type Following = {
  /** '5 cards and 4 pages now say “48 hours”'. */
  readonly words: string
  readonly entries: readonly Entry[]
  /** So few that one sees them at once. */
  readonly isOpen: boolean
  /** A full sentence of them; null where they are seen, or where none has words. */
  readonly example: { readonly title: string; readonly line: PartLine } | null
}

/** Everything to look at, what matters most first. */
export function entriesOf(comparison: Comparison): Entry[] {
  const byHand = comparison.changes.filter((change) => change.byHand)
  return [
    ...settingEntries(comparison, (change) => textEntry(change, comparison)),
    ...byHand.map((change) => textEntry(change, comparison)),
  ].toSorted((a, b) => a.weight - b.weight || asksIn(b) - asksIn(a))
}

function asksIn({ alerts }: Entry): number {
  return alerts.filter(({ grade }) => grade === 'ask').length
}

/** What the check says and no entry does: every mistake, and what it noticed elsewhere. */
export function otherProblems({ problems, changes }: Comparison): Problem[] {
  const told = new Set(changes.flatMap(({ byHand, text }) => (byHand ? [text.file] : [])))
  return problems.filter(({ severity, file }) => severity === 'error' || !told.has(file))
}

/** What is wrong, or could be better: the list at the top says it, too. */
export function warningsOf(notes: readonly Note[]): string[] {
  return notes.flatMap(({ kind, sentence }) => (kind === 'because' ? [] : [sentence]))
}

/** Every view of these entries, and of what follows from them. */
export function allViews(entries: readonly Entry[]): View[] {
  return entries.flatMap(({ views, following }) => [
    ...views,
    ...allViews(following?.entries ?? []),
  ])
}

function textEntry(change: Change, comparison: Comparison): Entry {
  const { kind, text } = change
  const parts = compareTexts(change)
  const { alerts, untold } = alertsOf(change, parts, comparison)
  const isOrder = kind === 'changed' && alerts.length === 0 && isOnlyOrder(parts)
  const notes = notesOf(change, parts, comparison)
  // Of what came or went the alerts say enough: all of it is new, or gone.
  const besides = change.before && change.after ? gistBesides(untold) : []
  const isPlain = isOrder || isOnlyRenamed(change, parts)
  const gravest = alerts.flatMap(({ line }) => line ?? [])[0]
  const gist = alerts.length > 0 ? besides : isPlain ? plainLines(notes) : gistOf(parts)
  return {
    // No name holds two hyphens: a-b/c and a/b-c stay apart.
    anchor: `${text.kind}-${text.id.replaceAll('/', '--')}`,
    weight: Math.min(isOrder ? WEIGHTS.order : OWN_WEIGHT[kind], ...alerts.map((a) => a.weight)),
    badge: isOrder ? 'Order' : KIND_WORDS[kind],
    tone: kind === 'added' ? 'new' : kind === 'removed' ? 'gone' : 'changed',
    title: titleOf(change),
    place: placeOf(text),
    file: text.file,
    alerts,
    gist,
    notes,
    parts,
    views: viewsOf(change, gravest && sidesIn(gravest)),
    following: null,
  }
}

function plainLines(notes: readonly Note[]): PartLine[] {
  return notes.filter(({ kind }) => kind === 'because').map(({ sentence }) => plainLine(sentence))
}

const OWN_WEIGHT: Readonly<Record<Change['kind'], number>> = {
  changed: WEIGHTS.changed,
  added: WEIGHTS.added,
  removed: WEIGHTS.hidden,
  renamed: WEIGHTS.renamed,
  moved: WEIGHTS.renamed,
}

function isOnlyOrder(parts: readonly ChangedPart[]): boolean {
  return parts.length > 0 && parts.every(({ name }) => name === 'Cards')
}

function notesOf(
  change: Change,
  parts: readonly ChangedPart[],
  { problems, pointers, brokenNames }: Comparison,
): Note[] {
  const { kind, text, before, after, byHand } = change
  // What merely follows is told below the setting itself.
  const because = byHand ? change.because : []
  const own = problems.filter(({ file }) => file === text.file)
  const sentences = [
    ...movesOf(before?.cardTitles ?? [], after?.cardTitles ?? []),
    ...because.map((setting) => {
      const [was, is] = [setting.before ?? 'nothing', setting.after ?? 'nothing']
      return `Follows from a setting. ${setting.what}: ${was} → ${is}`
    }),
    ...(parts.length === 0 && kind === 'changed' && change.because.length === 0
      ? [SAME_WORDS]
      : []),
  ]
  return [
    ...own.map(({ severity, line, sentence, advice }): Note => {
      const kind = severity === 'error' ? 'mistake' : 'advice'
      return { kind, sentence: `Line ${line}: ${sentence}`, advice }
    }),
    ...renamedNotes(change, parts, brokenNames.get(text.id) ?? 0),
    ...(pointers.get(text.id) ?? []).map(({ sentence, isBroken }): Note => {
      return { kind: isBroken ? 'mistake' : 'because', sentence }
    }),
    ...sentences.map(note),
    ...adviceOn(change).map((sentence): Note => ({ kind: 'advice', sentence })),
  ]
}

function note(sentence: string): Note {
  return { kind: 'because', sentence }
}

function renamedNotes(change: Change, parts: readonly ChangedPart[], broken: number): Note[] {
  const { kind, text, before, after } = change
  if (!before || !after || (kind !== 'renamed' && kind !== 'moved')) return []
  const where = [
    ...(isOnlyRenamed(change, parts) ? [note(ONLY_FILE)] : []),
    ...(kind === 'moved' ? [note(`It stood on ${before.shownOn.join(', ')}.`)] : []),
  ]
  if (text.kind === 'mail') return where
  const old =
    text.kind === 'card' ? 'open the page without the card' : 'lead to a page that is not there'
  const links: Note =
    broken === 0
      ? note('No link of the portal breaks.')
      : {
          kind: 'mistake',
          sentence: `${counted(broken, 'text')} of the portal still ${broken === 1 ? 'leads' : 'lead'} to the old name.`,
        }
  return [...where, links, note(`Bookmarks of the old name ${old}.`)]
}

const ONLY_FILE = 'Only the file is renamed: students see the same.'

/** Its words are the same, and a card is on the same pages. */
function isOnlyRenamed(
  { kind, text, before, after }: Change,
  parts: readonly ChangedPart[],
): boolean {
  const isFound = text.kind !== 'card' || isDeepStrictEqual(before?.shownOn, after?.shownOn)
  return kind === 'renamed' && isFound && parts.every(({ name }) => name === 'File')
}
