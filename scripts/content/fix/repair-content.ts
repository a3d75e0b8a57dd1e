import { compile } from '../compile.ts'
import { editFile, withoutOverlaps, type Edit } from '../edits.ts'
import { rawText, type ContentFiles } from '../files/content-files.ts'
import type { Problem } from '../problem.ts'
import type { ReadText } from '../read/read-text.ts'
import { linesOf } from '../report/lines.ts'

/** Something that was mended: the problem there was, and its line before and after. */
export type Mended = { readonly problem: Problem; readonly before: string; readonly after: string }

export type RepairedContent = {
  /** Those that changed, by their paths, with their new text. */
  readonly changed: ReadonlyMap<string, string>
  readonly mended: readonly Mended[]
}

/** One repair can bring another problem to light; more rounds than this would be a circle. */
const MOST_ROUNDS = 20

/**
 * Mends everything that is certain, until nothing is left to mend. Pure: nothing is written.
 * @param editOf what mends a problem
 */
export function repairContent(
  files: ContentFiles,
  editOf: EditOf = ({ repair }) => repair,
  read?: ReadText,
): RepairedContent {
  const changed = new Map<string, string>()
  const mended: Mended[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const repaired = repairOnce(new Map([...files, ...changed]), editOf, read)
    if (repaired.changed.size === 0) break
    for (const [file, text] of repaired.changed) changed.set(file, text)
    mended.push(...repaired.mended)
  }
  return { changed, mended }
}

type EditOf = (problem: Problem) => Edit | undefined

function repairOnce(
  files: ContentFiles,
  editOf: EditOf,
  read: ReadText | undefined,
): RepairedContent {
  const changed = new Map<string, string>()
  const repaired: Problem[] = []
  const { problems: found } = compile(files, read)
  for (const [file, problems] of Map.groupBy(found, (problem) => problem.file)) {
    const raw = rawText(files.get(file))
    const repairs = withoutOverlaps(problems.flatMap((problem) => editOf(problem) ?? []))
    if (raw === null || repairs.length === 0) continue
    changed.set(file, editFile(raw, repairs))
    repaired.push(
      ...problems.filter((problem) => {
        const edit = editOf(problem)
        return edit && repairs.includes(edit)
      }),
    )
  }
  const [before, after] = [linesOf(files), linesOf(changed)]
  const mended = repaired.map((problem) => {
    return { problem, before: before(problem) ?? '', after: after(problem) ?? '' }
  })
  return { changed, mended }
}
