import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildContent } from './content/build.ts'
import { summarise } from './content/summarise.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    placeholders: { type: 'boolean', default: false },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
})

const built = await buildContent({ root: resolve(values.root), checkOnly: values.check })
if (values.placeholders) {
  for (const { address, place } of built.placeholders) {
    console.log(`${place.file}:${place.line}:${place.column} ${address}`)
  }
}
if (built.ok) console.log(summarise(built))
else console.error(summarise(built))
process.exitCode = built.ok ? 0 : 1
