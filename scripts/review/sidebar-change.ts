import { fillPlainText } from '../../src/content/values.ts'
import type { Version } from './version.ts'
import {
  compareOrder,
  compareWords,
  isDifferent,
  movesOf,
  type DifferentLine,
} from './word-difference.ts'

/** What differs in the sidebar, by the labels that students read. */
export type SidebarChange = {
  /** From top to bottom. */
  readonly lines: readonly DifferentLine[]
  /** A sentence for each entry that moved. */
  readonly moves: readonly string[]
  readonly removed: readonly string[]
}

export function findSidebarChange(base: Version, head: Version): SidebarChange | null {
  const [before, after] = [sidebarOf(base), sidebarOf(head)]
  const [was, is] = [new Map(before), new Map(after)]
  const lines = compareOrder([...was.keys()], [...is.keys()]).flatMap((line) =>
    line.map(({ kind, words: name }): DifferentLine => {
      const [old = '', fresh = ''] = [was.get(name)?.text, is.get(name)?.text]
      if (kind === 'same') return compareWords(old, fresh)
      return [{ kind, words: kind === 'gone' ? old : fresh }]
    }),
  )
  if (!lines.some(isDifferent)) return null
  const labels = (names: Iterable<string>) =>
    [...names].map((name) => (is.get(name) ?? was.get(name))?.label ?? name)
  return {
    lines,
    moves: movesOf(labels(was.keys()), labels(is.keys())),
    removed: labels([...was.keys()].filter((name) => !is.has(name))),
  }
}

/** The entries by what they lead to, which stays when a label changes. */
function sidebarOf({ content: { settings, values } }: Version) {
  return (settings.navigation?.parts ?? []).map((entry) => {
    const { page, action, address, label: written = '', highlight = [] } = entry ?? {}
    const label = fillPlainText(written, values)
    const details = [
      address === undefined ? [] : `leads to ${address}`,
      ...highlight.map((path) => `highlighted under ${path}`),
      entry?.lineAfter === true ? ['a line below it'] : [],
    ].flat()
    const text = details.length === 0 ? label : `${label} (${details.join(', ')})`
    return [page ?? action ?? address ?? label, { label, text }] as const
  })
}
