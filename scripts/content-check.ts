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
import { nearest } from './content/suggest.ts'
import { OptionsError, readOptions } from './system/options.ts'
import { PROJECT } from './system/project.ts'

// npm run content:check: says everything that is wrong in content/, and changes nothing.
// --placeholders lists what waits for the real thing.
// --format text (the default) or github (the default in GitHub Actions).

const FORMATS = ['text', 'github'] as const
type Format = (typeof FORMATS)[number]

try {
  process.exitCode = (await check()) ? 0 : 1
} catch (error) {
  // Whoever edits content can do nothing with a stack trace.
  const isExplained = error instanceof OptionsError
  const said = error instanceof Error ? error.message : String(error)
  console.error(isExplained ? said : `The check itself failed; please tell a developer: ${said}`)
  process.exitCode = 1
}

async function check(): Promise<boolean> {
  const { format, placeholders, root } = readCheckOptions()
  const files = readContentFiles(root)
  const compiled = compile(files)
  const lineOf = linesOf(files)
  await print(compiled, lineOf, { format, placeholders, root })
  return compiled.problems.every(({ severity }) => severity === 'warning')
}

type Printing = { readonly format: Format; readonly placeholders: boolean; readonly root: string }

async function print(
  compiled: Compiled,
  lineOf: LineOf,
  { format, placeholders, root }: Printing,
): Promise<void> {
  const { problems } = compiled
  const closing = summarise(compiled, format === 'github' ? 'page' : 'terminal')
  for (const { address, place } of placeholders ? compiled.placeholders : []) {
    console.log(`${place.file}:${place.line}:${place.column} ${address}`)
  }
  if (format === 'github') {
    const changed = changedFiles(root, process.env['GITHUB_BASE_REF'])
    if (problems.length > 0) console.log(githubReport(problems, changed, lineOf))
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
      format: { type: 'string' },
      placeholders: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  })
  const automatic = process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
  const format = FORMATS.find((known) => known === (values.format ?? automatic))
  if (format) return { ...values, root: path.resolve(values.root), format }
  const meant = nearest(values.format ?? '', FORMATS)
  const advice = meant ? `Did you mean ${meant}?` : `The formats are ${FORMATS.join(', ')}.`
  throw new OptionsError(`There is no format ${values.format}. ${advice}`)
}
