import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../content/problem.ts'
import { findChanges, type Change } from './changes.ts'
import { countLeading, pointersTo, type Pointer } from './pointers.ts'
import { findSettingsChanges, type SettingChange } from './settings-changes.ts'
import { findSidebarChange, type SidebarChange } from './sidebar-change.ts'
import { textsOf, type Text } from './texts.ts'
import type { Version } from './version.ts'

/** What differs between two versions of content. */
export type Comparison = {
  readonly changes: readonly Change[]
  readonly settings: readonly SettingChange[]
  readonly sidebar: SidebarChange | null
  /** What else led to the removed texts, by their ids. */
  readonly pointers: ReadonlyMap<string, readonly Pointer[]>
  /** How many texts still lead to the old name of what was renamed or moved, by its new id. */
  readonly brokenNames: ReadonlyMap<string, number>
  /** Where students find each text of the head, by its id, and by its old one where it has another now. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** The title of a card whose button opened it before, by where it leads. */
  readonly opened: ReadonlyMap<string, string>
  /** Changed files through which students see no difference. */
  readonly unseen: readonly string[]
  /** What the check says of the head: every mistake, and the warnings that were not there before. */
  readonly problems: readonly Problem[]
}

export function compareVersions(base: Version, head: Version): Comparison {
  const settings = findSettingsChanges(base, head)
  const sidebar = findSidebarChange(base, head)
  const [was, is] = [textsOf(base), textsOf(head)]
  const isFileSame = (before: Text, after: Text) =>
    [before.file, ...before.uses.pictures].every((file) => isSame(base, head, file)) &&
    before.file === after.file
  const changes = findChanges(was, is, settings, isFileSame)
  const removed = changes.filter(({ kind }) => kind === 'removed')
  return {
    changes,
    settings,
    sidebar,
    pointers: new Map(removed.map(({ text }) => [text.id, pointersTo(text, was, is)])),
    brokenNames: new Map(
      changes.flatMap(({ before, after, text }) =>
        before && after && before.id !== after.id ? [[text.id, countLeading(before, is)]] : [],
      ),
    ),
    places: new Map(
      changes
        .flatMap(({ before, after }) => (before && after ? [[before, after] as const] : []))
        .concat([...is.values()].map((text) => [text, text]))
        .map(([{ id }, { shownOn }]) => [id, shownOn]),
    ),
    opened: new Map(
      [...was.values()].flatMap(({ title, buttons }) => buttons.map(({ to }) => [to, title])),
    ),
    unseen: unseenFiles(base, head, [
      ...changes
        .flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
        .flatMap(filesOf),
      ...settings.map(({ file }) => file),
      ...(sidebar ? ['content/navigation.json'] : []),
      ...pagesShowingOthers(was, is),
    ]),
    problems: newProblems(base, head),
  }
}

function isSame({ files: before }: Version, { files: after }: Version, file: string): boolean {
  return isDeepStrictEqual(before.get(file), after.get(file))
}

function filesOf({ file, uses }: Text): string[] {
  return [file, ...uses.pictures]
}

/** Pages that name a card that came, went or got another name: the card's own change says so. */
function pagesShowingOthers(was: ReadonlyMap<string, Text>, is: ReadonlyMap<string, Text>) {
  return [...is.values()].flatMap(({ id, file, cards }) =>
    isDeepStrictEqual(was.get(id)?.cards, cards) ? [] : [file],
  )
}

function unseenFiles(base: Version, head: Version, seen: readonly string[]): string[] {
  const known = new Set(seen)
  return [...new Set([...base.files.keys(), ...head.files.keys()])]
    .filter((file) => !known.has(file) && !isSame(base, head, file))
    .toSorted()
}

function newProblems({ problems: before }: Version, { problems: after }: Version): Problem[] {
  const known = new Set(before.map(({ file, sentence }) => `${file} ${sentence}`))
  return after.filter(
    ({ severity, file, sentence }) => severity === 'error' || !known.has(`${file} ${sentence}`),
  )
}
