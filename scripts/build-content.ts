import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildIfChanged } from './content/build-if-changed.ts'
import { summarise } from './content/summarise.ts'
import { OptionsError, readOptions } from './options.ts'
import { PROJECT } from './project.ts'

// npm run content:build: compiles content/ into src/content/compiled.
// React's development build renders the same, only slower.
process.env['NODE_ENV'] ??= 'production'
// With a heap that grows in small steps, 10,000 cards need half of the memory and no more time.
setFlagsFromString('--heap-growing-percent=20')

try {
  process.exitCode = (await build()) ? 0 : 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function build(): Promise<boolean> {
  const { values } = readOptions({ options: { root: { type: 'string', default: PROJECT } } })
  const built = await buildIfChanged({ root: path.resolve(values.root) })
  if (built.ok) console.log(summarise(built))
  else console.error(`${summarise(built)} Nothing was built.`)
  return built.ok
}
