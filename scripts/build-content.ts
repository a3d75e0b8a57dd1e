import path from 'node:path'
import { buildContent } from './content/build.ts'
import { summarise } from './content/summarise.ts'
import { OptionsError, readOptions } from './options.ts'
import { PROJECT } from './project.ts'

// npm run content:build: compiles content/ into src/content/compiled.
try {
  process.exitCode = (await build()) ? 0 : 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function build(): Promise<boolean> {
  const { values } = readOptions({ options: { root: { type: 'string', default: PROJECT } } })
  const built = await buildContent({ root: path.resolve(values.root) })
  if (built.ok) console.log(summarise(built))
  else console.error(`${summarise(built)} Nothing was built.`)
  return built.ok
}
