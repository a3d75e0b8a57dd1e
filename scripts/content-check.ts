// oxlint-disable-next-line import/no-unassigned-import -- for what it does
import './build/react-in-production.ts'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { compile, type Compiled } from './content/compile.ts'
import { readContentFiles } from './content/files/read-files.ts'
import { bySeverityAndChange, changedFiles, githubReport } from './content/report/github.ts'
import { linesOf, type LineOf } from './content/report/excerpt.ts'
import { markdownReport } from './content/report/markdown.ts'
import { summarise } from './content/report/summary.ts'
import { paintFor, textReport } from './content/report/text.ts'
import { OptionsError, readOptions } from './system/options.ts'
import { PROJECT } from './system/project.ts'

// npm run content:check: says everything that is wrong in content/, and changes nothing.
// --placeholders lists what waits for the real thing.
// In GitHub Actions it says it as annotations and in the job's summary.

const IS_ON_GITHUB = process.env['GITHUB_ACTIONS'] === 'true'

try {
  process.exitCode = (await check()) ? 0 : 1
} catch (error) {
  // A stack trace helps no editor of content.
  const isExplained = error instanceof OptionsError
  const said = error instanceof Error ? error.message : String(error)
  console.error(isExplained ? said : `The check itself failed; please tell a developer: ${said}`)
  process.exitCode = 1
}

async function check(): Promise<boolean> {
  const { placeholders, root } = readCheckOptions()
  const files = readContentFiles(root)
  const compiled = compile(files)
  const lineOf = linesOf(files)
  await print(compiled, lineOf, { placeholders, root })
  return compiled.problems.every(({ severity }) => severity === 'warning')
}

type Printing = { readonly placeholders: boolean; readonly root: string }

async function print(
  compiled: Compiled,
  lineOf: LineOf,
  { placeholders, root }: Printing,
): Promise<void> {
  const { problems } = compiled
  const closing = summarise(compiled, IS_ON_GITHUB ? 'page' : 'terminal')
  for (const { address, place } of placeholders ? compiled.placeholders : []) {
    console.log(`${place.file}:${place.line}:${place.column} ${address}`)
  }
  if (IS_ON_GITHUB) {
    const changed = changedFiles(root, process.env['GITHUB_BASE_REF'])
    if (problems.length > 0) console.log(githubReport(problems, changed))
    const summary = process.env['GITHUB_STEP_SUMMARY']
    if (summary) {
      const ordered = bySeverityAndChange(problems, changed)
      await appendFile(summary, markdownReport(ordered, closing, lineOf))
    }
  } else if (problems.length > 0) {
    console.log(`${textReport(problems, lineOf, paintFor(process.stdout))}\n`)
  }
  console.log(closing)
}

function readCheckOptions() {
  const { values } = readOptions({
    options: {
      placeholders: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  })
  return { ...values, root: path.resolve(values.root) }
}
