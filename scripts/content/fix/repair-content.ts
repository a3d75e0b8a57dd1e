import { compile } from '../compile.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { Problem } from '../problem.ts'
import { linesOf } from '../report/lines.ts'
import { apart, applyRepairs } from './apply-repairs.ts'
import { rawText } from '../files/raw-text.ts'

/** Something that was mended: the problem there was, and its line before and after. */
export type Mended = { readonly problem: Problem; readonly before: string; readonly after: string }

export type RepairedContent = {
  /** Those that changed, by their paths, with their new text. */
  readonly changed: ReadonlyMap<string, string>
  readonly mended: readonly Mended[]
}

/** One repair can bring another problem to light; more rounds than this would be a circle. */
const MOST_ROUNDS = 20

/** Mends everything that is certain, until nothing is left to mend. Pure: nothing is written. */
export function repairContent(files: ContentFiles): RepairedContent {
  const changed = new Map<string, string>()
  const mended: Mended[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const current = new Map([...files, ...changed])
    const made = repairOnce(current)
    if (made.changed.size === 0) break
    for (const [file, text] of made.changed) changed.set(file, text)
    mended.push(...made.mended)
  }
  return { changed, mended }
}

function repairOnce(files: ContentFiles): RepairedContent {
  const changed = new Map<string, string>()
  const problems = Map.groupBy(compile(files).problems, ({ file }) => file)
  const repaired: Problem[] = []
  for (const [file, here] of problems) {
    const raw = rawText(files.get(file))
    const repairable = apart(here)
    if (raw === null || repairable.length === 0) continue
    changed.set(
      file,
      applyRepairs(
        raw,
        repairable.map(({ repair }) => repair),
      ),
    )
    repaired.push(...repairable)
  }
  const [before, after] = [linesOf(files), linesOf(changed)]
  const mended = repaired.map((problem) => {
    return { problem, before: before(problem) ?? '', after: after(problem) ?? '' }
  })
  return { changed, mended }
}
