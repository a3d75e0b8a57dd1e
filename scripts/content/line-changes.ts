import { diffArrays } from 'diff'

/** Lines of a text that stand where others, or none, stood before; counted from 0. */
export type LineChange = {
  readonly was: readonly string[]
  readonly is: readonly string[]
  /** Where they begin in the text before, and in that of now. */
  readonly before: number
  readonly now: number
}

/** The line that stood where one stands now; undefined where not as many stood there, which leaves open which it was. */
export function formerLine(changes: readonly LineChange[], index: number): string | undefined {
  const change = changes.find(({ now, is }) => now <= index && index < now + is.length)
  return change?.was.length === change?.is.length ? change?.was[index - change.now] : undefined
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
