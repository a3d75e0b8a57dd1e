import type { Camera } from './camera.ts'
import { compareVersions } from './compare.ts'
import { contentAt } from './content-at.ts'
import { reviewPage } from './page.ts'
import { headline, reportMarkdown, reportSections } from './report.ts'
import { describeRevisions, type Revisions } from './revisions.ts'
import { versionOf } from './version.ts'

/** The review of the project in the folder `root`, ready to be written. */
export async function makeReview(root: string, revisions: Revisions, camera: Camera) {
  const before = versionOf(await contentAt(root, revisions.base))
  const after = versionOf(await contentAt(root, revisions.head))
  const review = compareVersions(before, after)
  const pictures = await camera.take(review.entries, before, after)
  const versions = await describeRevisions(root, revisions, process.env['GITHUB_REF'])
  const sections = reportSections(review, pictures, versions)
  const title = headline(review)
  return {
    title,
    page: await reviewPage(title, sections, pictures),
    summary: reportMarkdown(sections),
  }
}
