import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { lineChanges } from '../line-changes.ts'
import type { Problem } from '../problem.ts'
import { again, fewWordsApart, sameWords } from '../same-words.ts'

/**
 * Shows a line of a text as it was, where a problem of it names nothing to type and only a few words of it are
 * others. (Of a settings file, whoever reads its shape says so.)
 */
export function withFormerWords(
  problems: readonly Problem[],
  files: ContentFiles,
  accepted: ContentFiles,
): Problem[] {
  const texts = new Map(
    [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
      if (!file.endsWith('.md')) return []
      const found = changedText(file, files, accepted)
      if (!found) return []
      const { text, was } = found
      const near = lineChanges(was, text).flatMap((change) =>
        sameWords(change).concat(fewWordsApart(change)),
      )
      return [[file, { near, lines: text.split('\n') }] as const]
    }),
  )
  return problems.map((problem) => {
    const { near = [], lines = [] } = texts.get(problem.file) ?? {}
    const block = near.find(({ from }) => from === problem.line - 1)
    const isSettled = problem.repair ?? problem.suggestion ?? problem.severity === 'warning'
    if (!block || isSettled || problem.advice.includes('\n')) return problem
    const { advice, suggestion } = again(block, lines)
    return { ...problem, advice: `${problem.advice} ${advice}`, suggestion }
  })
}
