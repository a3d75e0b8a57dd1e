// oxlint-disable-next-line import/no-unassigned-import -- needed before React loads
import '../build/react-in-production.ts'
import path from 'node:path'
import { buildContent } from '../content/create-compiler.ts'
import { summarise } from '../content/report/summary.ts'
import { readOptions, runCommand } from '../system/options.ts'
import { PROJECT } from '../system/project.ts'

// npm test -- content: compiles content/ into src/content/compiled.
await runCommand(async () => {
  const { values } = readOptions({ options: { root: { type: 'string', default: PROJECT } } })
  const built = buildContent({ root: path.resolve(values.root) })
  if (built.ok) console.log(summarise(built))
  else console.error(`${summarise(built)} Nothing was built.`)
  return built.ok
})
