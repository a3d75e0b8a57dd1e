import { measureShown } from './preview.ts'
import type { Measured } from './report.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const SAVES_A_RUN = 3

/**
 * Measures the tools on a school of so many cards. Every tool has its turn before the next thing is
 * measured: what else the machine does disturbs them all.
 */
export async function measureSize(cards: number, runs: number): Promise<Measured> {
  const ours = await createWorkspace('ours', cards)
  const velite = await createWorkspace('velite', cards)
  const collections = await createWorkspace('content-collections', cards)
  const all = [ours, velite, collections]
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${cards} cards: run ${run} of ${runs}`)
    await measureRuns(all)
    all.push(...all.splice(0, 1)) // another one begins
  }
  console.log(`${cards} cards: saves`)
  await measureSaves(all, runs * SAVES_A_RUN)
  const shown = await measureShown(ours, runs * SAVES_A_RUN)
  return {
    cards,
    shown,
    ours: ours.samples,
    velite: velite.samples,
    collections: collections.samples,
  }
}

/** Whole processes: with nothing kept of content, with nothing changed, with one card changed. */
async function measureRuns(workspaces: readonly Workspace[]): Promise<void> {
  for (const { clean, build, peakMb, samples } of workspaces) {
    await clean()
    samples.cold.push(await build())
    samples.peakMb.push(await peakMb())
  }
  for (const { build, samples } of workspaces) samples.unchanged.push(await build())
  for (const { save, build, findOutput, samples } of workspaces) {
    save()
    samples.changed.push(await build())
    await findOutput()
  }
}

/** Saves in watch mode, all watchers being up. */
async function measureSaves(workspaces: readonly Workspace[], saves: number): Promise<void> {
  const watchers = []
  try {
    for (const { watch, samples } of workspaces) {
      const watcher = { ...(await watch()), samples }
      watchers.push(watcher)
      while ((await watcher.save()) === null); // until it notices
    }
    for (let count = 0; count < saves; count += 1) {
      for (const { save, samples } of watchers) samples.save.push((await save()) ?? Infinity)
    }
  } finally {
    for (const { end } of watchers) await end()
  }
}
