import { applyEdits, withoutOverlaps } from '../edits.ts'
import { lineChanges, type LineChange } from '../line-changes.ts'
import { error, type Problem } from '../problem.ts'
import { again, sameWords } from '../same-words.ts'
import type { Source } from '../source.ts'

/**
 * Shows lines of a file that cannot be read as they were, where their words are the same and only their signs
 * are not: where nothing else was changed, and where what was found otherwise makes no file that can be read. And
 * the only lines that changed, where nobody knows what to type in their place.
 */
export function withFormerSigns(
  source: Source,
  was: string,
  problems: readonly Problem[],
): readonly Problem[] {
  const { file, text } = source
  const edits = problems.flatMap(({ repair, suggestion }) => repair ?? suggestion ?? [])
  const mended = applyEdits(text, withoutOverlaps(edits))
  if (mended === was) return problems
  const lines = text.split('\n')
  const changes = lineChanges(was, text)
  const [change] = changes
  const [first] = problems
  if (edits.length === 0 && first && change && changes.length === 1 && isShort(change)) {
    // Nothing else is known to type.
    const { now, is, was: before } = change
    const block = { from: now, count: is.length, former: before, before: change.before }
    return [{ ...first, ...again(block, lines) }]
  }
  const former = changes.flatMap(sameWords)
  const told = former.map((block): Problem => {
    const { advice, suggestion } = again(block, lines)
    return error(
      { file, line: block.from + 1, column: 1 },
      OTHER_SIGNS,
      advice,
      undefined,
      suggestion,
    )
  })
  const formerLines = told.flatMap(({ suggestion }) => suggestion ?? [])
  const restored = applyEdits(text, withoutOverlaps(formerLines))
  if (restored === was) return told
  return !canBeRead(mended) && canBeRead(restored) ? told : problems
}

/** Of a file that is another one there is more to say. */
function isShort({ was, is }: LineChange): boolean {
  return is.length > 0 && is.length <= FEW_LINES && was.length > 0 && was.length <= FEW_LINES
}

const FEW_LINES = 3

const OTHER_SIGNS = 'The signs of this line are not as they were, so that the file cannot be read.'

function canBeRead(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
