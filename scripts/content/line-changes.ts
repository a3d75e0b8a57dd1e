import { diffArrays } from 'diff'

/** Lines of a text that stand where others, or none, stood before; counted from 0. */
export type LineChange = {
  readonly was: readonly string[]
  readonly is: readonly string[]
  /** Where they begin in the text before, and in that of now. */
  readonly before: number
  readonly now: number
}

export function lineChanges(textBefore: string, textNow: string): LineChange[] {
  const changes: LineChange[] = []
  let [before, now] = [0, 0]
  let [was, is]: [string[], string[]] = [[], []]
  const settle = () => {
    if (was.length + is.length > 0) {
      changes.push({ was, is, before: before - was.length, now: now - is.length })
    }
    ;[was, is] = [[], []]
  }
  for (const { added, removed, value } of diffArrays(textBefore.split('\n'), textNow.split('\n'))) {
    if (removed) was.push(...value)
    else if (added) is.push(...value)
    else settle()
    if (!added) before += value.length
    if (!removed) now += value.length
  }
  settle()
  return changes
}
