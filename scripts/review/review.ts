import { openCache } from '../content/cache.ts'
import { linesOf, type LineOf } from '../content/report/lines.ts'
import { compareVersions, type Comparison } from './compare.ts'
import { contentAt } from './content-at.ts'
import { makeDrawable } from './drawable.ts'
import { allViews, entriesOf, type Entry } from './entries.ts'
import { takePictures } from './pictures.ts'
import type { Revisions } from './revisions.ts'
import { versionOf, type Version } from './version.ts'
import type { Pictures } from './views.ts'

/** Everything that there is to say of a change of content. */
export type Review = Comparison & {
  readonly revisions: Revisions
  readonly entries: readonly Entry[]
  readonly pictures: Pictures
  /** The lines that problems are in. */
  readonly lineOf: LineOf
}

/** Compares the content of two versions of the project in the folder `root`. */
export async function makeReview(root: string, revisions: Revisions): Promise<Review> {
  const { read } = openCache(root)
  const base = versionOf(contentAt(root, revisions.base), null, read)
  const head = versionOf(contentAt(root, revisions.head), base.files, read)
  return reviewVersions(base, head, revisions)
}

/** The same of two versions that were read already. */
export async function reviewVersions(
  base: Version,
  head: Version,
  revisions: Revisions,
): Promise<Review> {
  const comparison = compareVersions(base, head)
  const entries = entriesOf(comparison)
  const pictures = await takePictures(allViews(entries), {
    before: makeDrawable(base, head.files),
    after: makeDrawable(head, base.files),
  })
  return { ...comparison, revisions, entries, pictures, lineOf: linesOf(head.files) }
}
