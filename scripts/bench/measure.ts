import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createCorpus, type CorpusCard } from './corpus.ts'
import { BenchFailure } from './failure.ts'
import type { Measure, Measured, Samples } from './measured.ts'
import type { Run } from './program.ts'
import { measureSaves } from './saves.ts'
import type { Tool } from './tool.ts'
import { createWorkspaces, type Workspace } from './workspace.ts'

export type MeasureOptions = {
  readonly cards: number
  readonly tools: readonly Tool[]
  /** How often each whole process is measured. */
  readonly runs: number
  /** How many saves are measured in watch mode. */
  readonly saves: number
  /** The folder in which the workspaces are made. */
  readonly folder: string
  readonly keep: boolean
  /** Is told what is being done. */
  readonly tell: (line: string) => void
  /** Is told what could not be measured, where the rest still can. */
  readonly miss: (sentence: string) => void
}

/**
 * Measures the tools on a corpus of one size. In each round every tool has its turn before the next
 * thing is measured, so that whatever else the machine does hits all alike.
 */
export async function measure(options: MeasureOptions): Promise<Measured> {
  const { cards: count, tools, runs, tell } = options
  const corpus = createCorpus(count)
  const [card] = corpus.cards
  if (!card) throw new BenchFailure('A corpus has at least one card.')
  const parent = join(options.folder, `${count}-cards`)
  tell(`${count} cards: writing the corpus`)
  const workspaces = await createWorkspaces(tools, corpus, parent)
  try {
    tell(`${count} cards: one run of each that does not count`)
    for (const workspace of workspaces) {
      await workspace.build()
      await workspace.confirm(card, 0)
    }
    const samples = new Map(workspaces.map(({ tool }) => [tool.name, emptySamples()]))
    for (let round = 1; round <= runs; round += 1) {
      tell(`${count} cards: round ${round} of ${runs}`)
      await measureRound(inTurn(workspaces, round), { card, round, samples })
    }
    if (options.saves > 0) {
      tell(`${count} cards: ${options.saves} saves in watch mode`)
      const times = await measureSaves(workspaces, corpus.cards, options)
      for (const [index, { tool }] of workspaces.entries()) {
        samples.get(tool.name)?.save.push(...(times[index] ?? []))
      }
    }
    return { cards: count, tools: Object.fromEntries(samples) }
  } finally {
    if (!options.keep) await rm(parent, { recursive: true, force: true })
  }
}

type Round = {
  readonly card: CorpusCard
  readonly round: number
  readonly samples: ReadonlyMap<string, Samples>
}

async function measureRound(workspaces: readonly Workspace[], { card, round, samples }: Round) {
  const note = ({ tool }: Workspace, measured: Measure, { ms, usage }: Run): void => {
    const noted = samples.get(tool.name)
    noted?.[measured].push(ms)
    if (measured !== 'cold' || !usage) return
    noted?.processor.push(usage.cpuMs)
    noted?.memory.push(usage.peakBytes)
  }
  for (const workspace of workspaces) {
    await workspace.clean()
    note(workspace, 'cold', await workspace.build())
  }
  for (const workspace of workspaces) note(workspace, 'unchanged', await workspace.build())
  for (const workspace of workspaces) {
    workspace.save(card, round)
    note(workspace, 'changed', await workspace.build())
    await workspace.confirm(card, round)
  }
}

function emptySamples(): Samples {
  return { cold: [], processor: [], unchanged: [], changed: [], save: [], memory: [] }
}

/** Another begins in each round. */
function inTurn<Item>(items: readonly Item[], round: number): Item[] {
  const first = round % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
