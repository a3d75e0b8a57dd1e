import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../content/problem.ts'
import { findChanges, type Change } from './changes.ts'
import { findSettingsChanges, type SettingChange } from './settings-changes.ts'
import { textsOf } from './texts.ts'
import type { Version } from './version.ts'

/** What differs between two versions of content. */
export type Comparison = {
  readonly changes: readonly Change[]
  readonly settings: readonly SettingChange[]
  /** Changed files through which students see no difference. */
  readonly unseen: readonly string[]
  /** What the check says of the head: every mistake, and the warnings that were not there before. */
  readonly problems: readonly Problem[]
}

export function compareVersions(base: Version, head: Version): Comparison {
  const settings = findSettingsChanges(base, head)
  const changes = findChanges(textsOf(base), textsOf(head), settings)
  return {
    changes,
    settings,
    unseen: unseenFiles(base, head, changes, settings),
    problems: newProblems(base, head),
  }
}

function unseenFiles(
  { files: before }: Version,
  { files: after }: Version,
  changes: readonly Change[],
  settings: readonly SettingChange[],
): string[] {
  const texts = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  const seen = new Set([
    ...texts.flatMap(({ file, uses }) => [file].concat(uses.pictures)),
    ...settings.map(({ file }) => file),
  ])
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => !seen.has(file) && !isDeepStrictEqual(before.get(file), after.get(file)))
    .toSorted()
}

function newProblems({ problems: before }: Version, { problems: after }: Version): Problem[] {
  const known = new Set(before.map(({ file, sentence }) => `${file} ${sentence}`))
  return after.filter(
    ({ severity, file, sentence }) => severity === 'error' || !known.has(`${file} ${sentence}`),
  )
}
