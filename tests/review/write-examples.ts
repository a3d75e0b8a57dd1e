import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../../scripts/project.ts'
import { reviewPage } from '../../scripts/review/report/page.ts'
import { reviewVersions } from '../../scripts/review/review.ts'
import { versionsOf } from './compare-school.ts'
import { EXAMPLES } from './examples.ts'

// Writes the reviews of the example pull requests, to see whether a person judges each within two
// minutes: node tests/review/write-examples.ts [name…]
const folder = path.join(PROJECT, '.cache', 'review-examples')
await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const example of EXAMPLES) {
  if (wanted.length > 0 && !wanted.includes(example.name)) continue
  const { base, head } = versionsOf(example)
  const review = await reviewVersions(base, head, {
    base: { kind: 'working tree', name: 'before' },
    said: { title: example.title, words: null },
    head: { kind: 'working tree', name: 'after' },
  })
  const file = path.join(folder, `${example.name}.html`)
  await writeFile(file, reviewPage(review))
  console.log(path.relative(process.cwd(), file))
}
