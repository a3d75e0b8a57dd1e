import { readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { revision } from './card.ts'
import type { CorpusCard } from './corpus.ts'
import type { MeasureOptions } from './measure.ts'
import type { Program } from './program.ts'
import type { Workspace } from './workspace.ts'

/** At 10,000 cards some need seconds for a save: after this time no further round begins. */
const LONGEST_MS = 120_000
/** A save that has not shown by then was missed. */
const MISSED_MS = 30_000
/** Between two saves, so that a tool has come to rest; people do not save faster either. */
const REST_MS = 300
/** Saves before those that count: watchers need a while until they notice, and code to get warm. */
const WARM_UP = 2

/**
 * The times in ms from the moment before a card is written to the moment when the output on disk
 * holds its new text. The watchers of all tools are up; one save for each, in turns.
 */
export async function measureSaves(
  workspaces: readonly Workspace[],
  cards: readonly CorpusCard[],
  { saves, miss }: Pick<MeasureOptions, 'saves' | 'miss'>,
): Promise<number[][]> {
  const programs: Program[] = []
  try {
    for (const workspace of workspaces) programs.push(await workspace.watch())
    const times: number[][] = workspaces.map(() => [])
    const begin = performance.now()
    for (let round = 0; round < WARM_UP + saves; round += 1) {
      if (round > WARM_UP && performance.now() - begin > LONGEST_MS) break
      const card = cards[(round * 37) % cards.length]
      if (!card) continue
      for (const [index, workspace] of workspaces.entries()) {
        await sleep(round === 0 ? FIRST_REST_MS : REST_MS)
        const ms = await saveToOutput(workspace, card, 1000 + round)
        if (ms === null) miss(`${workspace.tool.name} did not notice that ${card.file} was saved.`)
        else if (round >= WARM_UP) times[index]?.push(ms)
      }
    }
    return times
  } finally {
    for (const program of programs) await program.end()
  }
}

/** Watchers say that they watch a moment before they do. */
const FIRST_REST_MS = 2000

/** Null when the save did not show. */
async function saveToOutput(
  workspace: Workspace,
  card: CorpusCard,
  number: number,
): Promise<number | null> {
  const file = workspace.output(card)
  const wanted = revision(number)
  let seen = stateOf(file)
  const begin = performance.now()
  workspace.save(card, number)
  while (performance.now() - begin < MISSED_MS) {
    const state = stateOf(file)
    const now = performance.now()
    if (state !== seen) {
      seen = state
      // A file that is still being written does not hold the words yet, and changes once more.
      if (readFileSync(file).includes(wanted)) return now - begin
    }
    await sleep(1)
  }
  return null
}

/** Changes whenever the file does. Looking at it takes microseconds, whatever its size. */
function stateOf(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true })
  return `${ino} ${size} ${mtimeNs}`
}
