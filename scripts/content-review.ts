// oxlint-disable-next-line import/no-unassigned-import -- before React, which Vite would switch halfway
import './build/react-in-production.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { takePictures } from './review/camera.ts'
import { compareVersions } from './review/compare.ts'
import { contentAt } from './review/content-at.ts'
import { reviewPage } from './review/page.ts'
import { headline, reportMarkdown, reportSections } from './review/report.ts'
import { describeRevisions, findRevisions } from './review/revisions.ts'
import { versionOf } from './review/version.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'

// npm run content:review: what students will see that is different, as a page of HTML with pictures and as
// Markdown for the page of a job. Compares with the main branch, or any two commits (--base, --head).
await runCommand(async () => {
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
  const before = versionOf(await contentAt(root, revisions.base))
  const after = versionOf(await contentAt(root, revisions.head))
  const compared = compareVersions(before, after)
  const pictures = await takePictures(compared.entries, before, after)
  const versions = await describeRevisions(root, revisions, process.env['GITHUB_REF'])
  const sections = reportSections(compared, pictures, versions)
  const title = headline(compared)
  const file = path.resolve(out, 'review.html')
  await mkdir(out, { recursive: true })
  await writeFile(file, await reviewPage(title, sections, pictures))
  await writeFile(path.join(out, 'summary.md'), reportMarkdown(sections))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${title} (${seconds} s)`)
  console.log(`The review: ${path.relative(process.cwd(), file)}`)
})
