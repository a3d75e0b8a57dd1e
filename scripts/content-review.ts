import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OptionsError, readOptions } from './options.ts'
import { PROJECT } from './project.ts'
import { ReviewStopped } from './review/git.ts'
import { countFailed } from './review/pictures.ts'
import { pullRequestSaid } from './review/pull-request.ts'
import { reviewPage } from './review/report/page.ts'
import { makeReview } from './review/review.ts'
import { findRevisions } from './review/revisions.ts'
import { reviewSummary } from './review/summary.ts'
import { headline, missingPictures } from './review/wording.ts'

// npm run content:review: what a change of content does to the portal, before and after, as one page
// of HTML and a summary. Compares with the main branch, or any two commits (--base, --head).
try {
  await review()
} catch (error) {
  if (!(error instanceof ReviewStopped || error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function review(): Promise<void> {
  const started = performance.now()
  const { base, head, out, root } = readOptions({
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      out: { type: 'string', default: path.join(PROJECT, '.cache', 'review') },
      root: { type: 'string', default: PROJECT },
    },
  }).values
  const pullRequestTo = process.env['GITHUB_BASE_REF']
  const said = await pullRequestSaid(process.env['GITHUB_EVENT_PATH'])
  const revisions = findRevisions(root, { base, head, pullRequestTo, said })
  const found = await makeReview(root, revisions)
  const failed = countFailed(found.pictures)
  const summary = reviewSummary(found, found.entries, failed, revisions.said)
  const page = path.resolve(out, 'review.html')
  await mkdir(out, { recursive: true })
  await writeFile(page, reviewPage(found))
  await writeFile(path.join(out, 'summary.md'), summary)
  const jobPage = process.env['GITHUB_STEP_SUMMARY']
  if (jobPage) await appendFile(jobPage, summary)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${headline(found)} (${seconds} s)`)
  const missing = missingPictures(failed)
  if (missing !== null) {
    console.error(missing)
    process.exitCode = 1
  }
  console.log(`The review: ${path.relative(process.cwd(), page)}`)
}
