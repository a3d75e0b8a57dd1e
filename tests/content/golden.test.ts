import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { linesOf } from '../../scripts/content/report/lines.ts'
import { textReport } from '../../scripts/content/report/text.ts'
import { summarise } from '../../scripts/content/report/summary.ts'
import { groups } from './mistakes/groups.ts'
import { together } from './mistakes/together.ts'
import { schoolFiles, type Changes } from './school.ts'

// The files in golden/ hold what a writer reads. After a change that is meant to alter it:
// npx vitest run tests/content/golden.test.ts --update

/** What npm run content:check prints. */
function printed(changes: Changes): string {
  const files = schoolFiles(changes)
  const compiled = compile(files)
  return `${textReport(compiled.problems, linesOf(files))}\n\n${summarise(compiled)}`
}

const all = { ...groups, 'several mistakes together': together }

test.each(Object.entries(all))(
  'the report of mistakes in %s is word for word the same',
  async (group, mistakes) => {
    const texts = mistakes.map(([name, changes]) => `=== ${name} ===\n\n${printed(changes)}\n`)
    const file = `./golden/${group.toLowerCase().replaceAll(' ', '-')}.txt`
    await expect(texts.join('\n')).toMatchFileSnapshot(file)
  },
)
