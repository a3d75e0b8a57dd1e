import { rm } from 'node:fs/promises'
import { measureSize } from './bench/measure.ts'
import { boundsOf, tableOf } from './bench/report.ts'
import { installTools } from './bench/tools.ts'
import { WORKSPACES } from './bench/workspace.ts'
import { OptionsError, readOptions } from './options.ts'

// npm run bench:content: the content compiler beside velite and content-collections, and how fast
// the preview shows a save. Ends with 1 where a bound is missed. --sizes 100,1000 --runs 7
try {
  process.exitCode = (await bench()) ? 0 : 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await rm(WORKSPACES, { recursive: true, force: true })
}

/** Whether every bound is kept. */
async function bench(): Promise<boolean> {
  const options = {
    sizes: { type: 'string', default: '100,1000' },
    runs: { type: 'string', default: '7' },
  } as const
  const { sizes, runs } = readOptions({ options }).values
  if (!(await installTools())) return false
  const measured = []
  for (const cards of sizes.split(',')) {
    measured.push(await measureSize(Number(cards), Number(runs)))
  }
  const bounds = measured.flatMap(boundsOf)
  console.log(`\n${tableOf(measured)}\n`)
  for (const { what, found, most, kept } of bounds) {
    console.log(`${kept ? 'kept' : 'MISSED'}: ${what} ${found.toFixed(2)} of ${most}`)
  }
  return bounds.every(({ kept }) => kept)
}
