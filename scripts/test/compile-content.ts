// oxlint-disable-next-line import/no-unassigned-import -- needed before React loads
import '../build/react-in-production.ts'
import path from 'node:path'
import { buildContent } from '../content/create-compiler.ts'
import { summarise } from '../content/report/summary.ts'
import { OptionsError, readOptions } from '../system/options.ts'
import { PROJECT } from '../system/project.ts'

// npm test -- content: compiles content/ into src/content/compiled.
try {
  process.exitCode = build() ? 0 : 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function build(): boolean {
  const { values } = readOptions({ options: { root: { type: 'string', default: PROJECT } } })
  const built = buildContent({ root: path.resolve(values.root) })
  if (built.ok) console.log(summarise(built))
  else console.error(`${summarise(built)} Nothing was built.`)
  return built.ok
}
