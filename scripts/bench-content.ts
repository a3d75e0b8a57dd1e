import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { BenchFailure } from './bench/failure.ts'
import { installTools, VERSIONS } from './bench/install.ts'
import { measure } from './bench/measure.ts'
import type { Measured } from './bench/measured.ts'
import { readBenchOptions, type BenchOptions } from './bench/options.ts'
import { endAllPrograms } from './bench/program.ts'
import { writeReport } from './bench/report.ts'
import { OptionsError } from './options.ts'

// npm run bench:content: how long the content compiler takes and how much memory, beside velite and
// content-collections on the same generated cards. A target that is missed is told; it is no failure.
// --sizes 100,1000,10000 --runs 5 --saves 20 --tools ours,velite --json FILE --keep (the corpora)

try {
  const missed = await bench(readBenchOptions())
  for (const sentence of missed) console.error(sentence)
  process.exitCode = missed.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof BenchFailure || error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Measures and reports. Returns what could not be measured, in sentences. */
async function bench(options: BenchOptions): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-content-'))
  const leave = (): void => {
    endAllPrograms()
    if (!options.keep) rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      leave()
      process.exit(130)
    })
  }
  try {
    if (options.tools.some(({ name }) => name !== 'ours')) await installTools(tell)
    const missed: string[] = []
    const measured: Measured[] = []
    for (const cards of options.sizes) {
      const miss = (sentence: string): void => void missed.push(`${cards} cards: ${sentence}`)
      measured.push(await measure({ ...options, cards, folder, tell, miss }))
    }
    console.log(writeReport(measured))
    if (options.json !== null) await writeFile(options.json, asJson(measured))
    if (options.keep) tell(`The corpora are in ${folder}`)
    return missed
  } finally {
    leave()
  }
}

function tell(line: string): void {
  console.error(line)
}

function asJson(sizes: readonly Measured[]): string {
  const { platform, version: node } = process
  const machine = { node, platform, cores: availableParallelism() }
  return `${JSON.stringify({ machine, versions: VERSIONS, sizes }, null, 2)}\n`
}
