// oxlint-disable-next-line import/no-unassigned-import -- for what it does
import './build/react-in-production.ts'
import path from 'node:path'
import { compile } from './content/compile.ts'
import { readContentFiles } from './content/files/read-files.ts'
import { formatPlace } from './content/problem.ts'
import { changedFiles, githubReport } from './content/report/github.ts'
import { summarise } from './content/report/summary.ts'
import { problemTexts } from './content/report/text.ts'
import { printable } from './system/escape.ts'
import { readOptions } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { Refused } from './system/refused.ts'

// npm run content:check: prints every mistake in content/, and changes nothing.
// --placeholders lists the placeholders. In GitHub Actions the mistakes are annotations.

try {
  process.exitCode = check() ? 0 : 1
} catch (error) {
  // A stack trace helps no editor of content.
  const isExplained = error instanceof Refused
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    isExplained ? reason : `The check itself failed; please tell a developer: ${reason}`,
  )
  process.exitCode = 1
}

function check(): boolean {
  const { values } = readOptions({
    options: {
      placeholders: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  })
  const root = path.resolve(values.root)
  const files = readContentFiles(root)
  const compiled = compile(files)
  const { problems } = compiled
  for (const { address, place } of values.placeholders ? compiled.placeholders : []) {
    console.log(printable(`${formatPlace(place)} ${address}`))
  }
  if (process.env['GITHUB_ACTIONS'] === 'true') {
    if (problems.length > 0) console.log(githubReport(problems, changedFiles(root)))
  } else {
    for (const text of problemTexts(problems, files, process.stdout)) console.log(`${text}\n`)
  }
  console.log(summarise(compiled))
  return problems.every(({ severity }) => severity === 'warning')
}
