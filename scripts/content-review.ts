// oxlint-disable-next-line import/no-unassigned-import -- before React, which Vite would switch halfway
import './build/react-in-production.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OptionsError, readOptions } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { startCamera } from './review/camera.ts'
import { findRevisions, ReviewStopped } from './review/revisions.ts'
import { GitFailed } from './system/git.ts'

// npm run content:review: what students will see that is different, as a page of HTML with pictures and as
// Markdown for the page of a job. Compares with the main branch, or any two commits (--base, --head).
try {
  await review()
} catch (error) {
  const isMissing = error instanceof GitFailed && error.isMissing
  if (!(isMissing || error instanceof ReviewStopped || error instanceof OptionsError)) throw error
  console.error(isMissing ? 'The review needs git to compare two versions.' : error.message)
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
  const revisions = await findRevisions(root, { base, head, pullRequestTo })
  const camera = startCamera()
  try {
    // Loading the compiler takes half a second, in which the camera gets ready.
    const { makeReview } = await import('./review/review.ts')
    const { title, page, summary } = await makeReview(root, revisions, camera)
    const file = path.resolve(out, 'review.html')
    await mkdir(out, { recursive: true })
    await writeFile(file, page)
    await writeFile(path.join(out, 'summary.md'), summary)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${title} (${seconds} s)`)
    console.log(`The review: ${path.relative(process.cwd(), file)}`)
  } finally {
    await camera.close()
  }
}
