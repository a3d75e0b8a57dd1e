import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildContent } from './content/build.ts'
import { summarise } from './content/summarise.ts'
import { PROJECT } from './project.ts'

// npm run content:build, npm run content:check: compiles content/, or only says what is wrong in it.
const options = readOptions()
process.exitCode = options && (await run(options)) ? 0 : 1

type Options = { readonly check: boolean; readonly placeholders: boolean; readonly root: string }

async function run({ check, placeholders, root }: Options): Promise<boolean> {
  const built = await buildContent({ root: path.resolve(root), checkOnly: check })
  for (const { address, place } of placeholders ? built.placeholders : []) {
    console.log(`${place.file}:${place.line}:${place.column} ${address}`)
  }
  if (built.ok) console.log(summarise(built))
  else console.error(summarise(built))
  return built.ok
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        placeholders: { type: 'boolean', default: false },
        root: { type: 'string', default: PROJECT },
      },
    })
    return values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\nThe options are --check, --placeholders and --root DIR.`)
    return null
  }
}
