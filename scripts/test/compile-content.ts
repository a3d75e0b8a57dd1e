// oxlint-disable-next-line import/no-unassigned-import -- needed before React loads
import '../build/react-in-production.ts'
import { buildContent } from '../content/create-compiler.ts'
import { summarise } from '../content/report/summary.ts'
import { PROJECT } from '../system/project.ts'

// npm test -- content: compiles content/ into src/content/compiled.

const built = buildContent({ root: PROJECT })
if (built.ok) console.log(summarise(built))
else {
  console.error(`${summarise(built)} Nothing was built.`)
  process.exitCode = 1
}
