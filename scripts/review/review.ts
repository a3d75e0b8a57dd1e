import { compile } from '../content/compile.ts'
import type { ContentFiles, FileContent } from '../content/files/content-files.ts'
import type { Problem } from '../content/problem.ts'
import { linesOf, type LineOf } from '../content/report/lines.ts'
import { adviceOn } from './advice.ts'
import { findChanges, type Change, type Changes } from './changes.ts'
import { contentAt } from './content-at.ts'
import { makeDrawable } from './drawable.ts'
import { takePictures, type Pictures } from './pictures.ts'
import { textsOf, type Texts } from './texts.ts'
import type { Revisions } from './revisions.ts'
import { findSettingsChanges, type SettingChange } from './settings-changes.ts'

/** Everything that there is to say of a change of content. */
export type Review = {
  readonly revisions: Revisions
  readonly base: Texts
  readonly head: Texts
  readonly changes: Changes
  readonly settings: readonly SettingChange[]
  /** Changed files through which students see no difference. */
  readonly unseen: readonly string[]
  /** What the check says of the head: every mistake, and the warnings that were not there before. */
  readonly problems: readonly Problem[]
  /** Files of the head that could not be drawn. */
  readonly notDrawn: ReadonlySet<string>
  readonly advice: ReadonlyMap<Change, readonly string[]>
  readonly pictures: Pictures
  /** The lines that problems are in. */
  readonly lineOf: LineOf
}

/** Compares the content of two versions of the project in the folder `root`. */
export async function makeReview(root: string, revisions: Revisions): Promise<Review> {
  const before = contentAt(root, revisions.base)
  const after = contentAt(root, revisions.head)
  const [compiledBefore, compiledAfter] = [compile(before), compile(after)]
  const base = textsOf(compiledBefore.content, before)
  const head = textsOf(compiledAfter.content, after)
  const settings = findSettingsChanges(base, head)
  const changes = findChanges(base, head, settings)
  const all = [...changes.cards, ...changes.pages]
  const problems = newProblems(compiledBefore.problems, compiledAfter.problems)
  const sides = {
    before: makeDrawable(before, compiledBefore, after),
    after: makeDrawable(after, compiledAfter, before),
  }
  return {
    revisions,
    base,
    head,
    changes,
    settings,
    unseen: unseenFiles(before, after, all, settings),
    problems,
    notDrawn: sides.after?.leftOut ?? new Set(after.keys()),
    advice: new Map(all.map((change) => [change, adviceOn(change)])),
    pictures: await takePictures(all, sides),
    lineOf: linesOf(after),
  }
}

function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(({ file, sentence }) => `${file} ${sentence}`))
  return after.filter(
    ({ severity, file, sentence }) => severity === 'error' || !known.has(`${file} ${sentence}`),
  )
}

/** @returns the changed files that neither a change nor a setting shows */
export function unseenFiles(
  before: ContentFiles,
  after: ContentFiles,
  changes: readonly Change[],
  settings: readonly SettingChange[],
): string[] {
  const texts = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  const seen = new Set([
    ...texts.map(({ file }) => file),
    ...texts.flatMap(({ pictures }) => pictures),
    ...settings.map(({ file }) => file),
  ])
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => !seen.has(file) && !areSame(before.get(file), after.get(file)))
    .toSorted()
}

function areSame(a: FileContent | undefined, b: FileContent | undefined): boolean {
  if (a === undefined || b === undefined || typeof a === 'string' || typeof b === 'string') {
    return a === b
  }
  return Buffer.compare(a, b) === 0
}
