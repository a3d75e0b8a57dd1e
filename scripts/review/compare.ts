import { dirname } from 'node:path/posix'
import { isDeepStrictEqual } from 'node:util'
import { newProblems, type Problem } from '../content/for-tools.ts'
import { compareSettings, type SettingChange } from './compare-settings.ts'
import { compareFields, wholeText } from './compare-texts.ts'
import { addressOf, findMoves, followsItsPage, moveChange, type Moves } from './moves.ts'
import { anotherPicture, compareRisks, type Change, type Risk } from './risks.ts'
import { textsOf, type Text } from './texts.ts'
import { isSameFile, withSettingsOf, type Version } from './version.ts'

/** Something that changes for students: a card, a page, a mail, or all settings together. */
export type Entry = {
  readonly kind: 'changed' | 'new' | 'removed' | 'moved'
  readonly what: Text['kind'] | 'settings'
  readonly title: string
  /** Where students find it, in words. */
  readonly place: string
  readonly files: readonly string[]
  readonly risk: Risk
  /** The sentences that a reviewer must read first. */
  readonly alerts: readonly string[]
  readonly changes: readonly Change[]
  readonly views: readonly Views[]
}

/** What the pictures before and after show; `before` is null where it is new. */
type Views = { readonly title: string; readonly before: View | null; readonly after: View }

/** Where a picture is taken: the modal of the card of this title, or the page. */
export type View = { readonly address: string; readonly card: string | null }

export type Review = {
  /** The gravest first. */
  readonly entries: readonly Entry[]
  /** The findings of the check: every mistake, and new warnings. */
  readonly problems: readonly Problem[]
  /** The number of changed files that change nothing for students. */
  readonly unseen: number
}

export function compareVersions(before: Version, after: Version): Review {
  const likeAfter = withSettingsOf(before, after)
  const [was, is] = [textsOf(likeAfter.compiled), textsOf(after.compiled)]
  const moves = findMoves(was, is)
  const context = { before, after, was, is, moves }
  const settings = compareSettings(before, after, likeAfter, (name) => usersOf(name, was, is))
  const entries = [
    ...(settings.length > 0 ? [settingsEntry(settings, context)] : []),
    ...[...is.values()].flatMap((text) => presentEntry(text, context)),
    ...[...was.values()].flatMap((text) => {
      // If its file exists, it cannot be read: the check says why.
      const isThere = after.files.has(text.file) || moves.has(text.id)
      return isThere ? [] : [removedEntry(text)]
    }),
  ]
  const { problems: all } = after.compiled
  const fresh = new Set(newProblems(before.compiled.problems, all))
  const problems = all.filter((each) => each.severity === 'error' || fresh.has(each))
  const files = entries.flatMap((entry) => entry.files)
  const named = files.concat(problems.map(({ place }) => place.file))
  return {
    entries: entries.toSorted((a, b) => compareRisks(a.risk, b.risk)),
    problems,
    unseen: countUnseen(before, after, new Set(named)),
  }
}

type Texts = ReadonlyMap<string, Text>

type Context = Readonly<Record<'before' | 'after', Version> & Record<'was' | 'is', Texts>> & {
  readonly moves: Moves
}

/** The entry of a text of the new version; none if nothing changed. */
function presentEntry(text: Text, context: Context): Entry[] {
  const { was, moves } = context
  const oldId = [...moves].find(([, id]) => id === text.id)?.[0]
  const old = was.get(oldId ?? text.id)
  if (old === undefined) {
    return [entryOf('new', text, wholeText(text, true), [], viewsOf(undefined, text))]
  }
  const isMoved = oldId !== undefined && !followsItsPage(oldId, text.id, moves)
  const changes = [
    ...(isMoved ? [moveChange(old, text)] : []),
    ...compareFields(old, text, moves),
    ...cardChanges(old, text, context),
    ...pictureChanges(old, text, context),
  ]
  if (changes.length === 0) return []
  const kind = isMoved ? 'moved' : 'changed'
  const files = [old.file, ...old.pictures]
  // Another address, or whether a page is public, is nothing to look at.
  const isSeen = oldId === undefined && changes.some(({ risk }) => risk !== 'access')
  const entry = entryOf(kind, text, changes, files, isSeen ? viewsOf(old, text) : [])
  return [{ ...entry, alerts: [...entry.alerts, ...linksWithTitle(old.title, text, context)] }]
}

/** Says which files have a link to a text whose words are its old title. */
function linksWithTitle(old: string, { id, title }: Text, { after }: Context): string[] {
  const words = `[${old}](`.toLowerCase()
  if (words === `[${title}](`.toLowerCase()) return []
  const files = after.compiled.content.references.flatMap(({ spot, target }) => {
    const leads = target.kind === 'address' && (target.card ?? target.page) === id
    const before = spot.source.text.slice(0, spot.start).toLowerCase()
    return leads && before.endsWith(words) ? spot.source.file : []
  })
  const listed = [...new Set(files)].join(', ')
  return listed === '' ? [] : [`These links still say “${old}”: ${listed}.`]
}

function removedEntry(text: Text): Entry {
  const says =
    text.kind === 'mail' ? 'This mail is gone.' : `Students no longer find this ${text.kind}.`
  const entry = entryOf('removed', text, wholeText(text, false), [], [])
  return { ...entry, risk: 'gone', alerts: [says] }
}

function entryOf(
  kind: Entry['kind'],
  text: Text,
  changes: readonly Change[],
  files: readonly string[],
  views: Entry['views'],
): Entry {
  const { kind: what, id, file, pictures } = text
  return {
    kind,
    what,
    title: text.title || id,
    place: placeOf(text),
    files: [...new Set([file, ...files, ...pictures])],
    ...gravest(text.isNeverShown ? [NEVER_SHOWN, ...changes] : changes),
    changes,
    views,
  }
}

const NEVER_SHOWN: Change = {
  label: '',
  before: '',
  after: '',
  risk: 'gone',
  says: ['Students never see this card: “Shown until” is not after “Shown from”.'],
}

function placeOf({ kind, id, shownOn }: Text): string {
  if (kind === 'mail') return 'Mail to a student'
  return kind === 'page' ? `Page at ${addressOf(id)}` : `Card on ${shownOn.join(', ') || 'no page'}`
}

function gravest(changes: readonly Change[]): Pick<Entry, 'risk' | 'alerts'> {
  const sorted = changes.toSorted((a, b) => compareRisks(a.risk, b.risk))
  return {
    risk: sorted[0]?.risk ?? 'look',
    alerts: [...new Set(sorted.flatMap(({ says }) => says))],
  }
}

function settingsEntry(settings: readonly SettingChange[], { was, is }: Context): Entry {
  const changes = settings.toSorted((a, b) => compareRisks(a.risk, b.risk))
  const isSeen = settings.some(({ file }) => /site|logo/.test(file))
  const view = { address: '/login', card: null }
  const seenIn = new Set(settings.flatMap(({ seenIn: id }) => id ?? []))
  return {
    kind: 'changed',
    what: 'settings',
    title: 'Settings',
    place: 'The whole portal',
    files: [...new Set(settings.map(({ file }) => file))],
    ...gravest(changes),
    changes,
    views: [
      ...(isSeen ? [{ title: 'Sign in', before: view, after: view }] : []),
      ...[...seenIn].flatMap((id) => viewsOf(was.get(id), is.get(id))),
    ],
  }
}

/** The texts that use a setting, before or after; those of the new version come first. */
function usersOf(name: string, was: Texts, is: Texts): Text[] {
  const all = new Map([...is, ...was, ...is])
  return [...all.values()].filter(({ id, settings }) => {
    return settings.includes(name) || was.get(id)?.settings.includes(name)
  })
}

function viewsOf(old: Text | undefined, text: Text | undefined): Views[] {
  const after = text && viewOf(text)
  return after ? [{ title: text.title, before: old ? viewOf(old) : null, after }] : []
}

function viewOf(text: Text): View | null {
  if (text.kind === 'mail' || text.shownOn.length === 0 || text.isNeverShown) return null
  return { address: addressOf(text.id), card: text.kind === 'card' ? text.title : null }
}

/** The cards that a page gained, lost or reordered. */
function cardChanges(old: Text, text: Text, { was, is, moves }: Context): Change[] {
  const between = new Set([...moves].filter(([a, b]) => dirname(a) !== dirname(b)).flat())
  const idsBefore = new Set([...was.keys()].map((id) => moves.get(id) ?? id))
  // New, removed and moved cards have entries of their own.
  const isKept = (id: string) => idsBefore.has(id) && is.has(id) && !between.has(id)
  const before = old.cards.map((id) => moves.get(id) ?? id).filter(isKept)
  const after = text.cards.filter(isKept)
  if (isDeepStrictEqual(before, after)) return []
  const titles = (ids: readonly string[]) => ids.map((id) => is.get(id)?.title ?? id)
  const gone = titles(before.filter((id) => !after.includes(id)))
  const says =
    gone.length > 0
      ? [`This page no longer shows ${gone.map((title) => `“${title}”`).join(', ')}.`]
      : []
  const [listed, now] = [titles(before).join('\n'), titles(after).join('\n')]
  const risk = gone.length > 0 ? 'gone' : 'words'
  return [{ label: 'Cards', before: listed, after: now, isList: true, risk, says }]
}

/** Other pictures under the same names. */
function pictureChanges(old: Text, text: Text, { before, after }: Context): Change[] {
  return text.pictures
    .filter((file) => old.pictures.includes(file) && !isSameFile(before, after, file))
    .map((file) => anotherPicture('Picture', file))
}

function countUnseen(before: Version, after: Version, named: ReadonlySet<string>): number {
  const files = new Set([...before.files.keys(), ...after.files.keys()])
  return [...files].filter((file) => !named.has(file) && !isSameFile(before, after, file)).length
}
