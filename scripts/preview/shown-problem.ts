import type { Problem as ShownProblem } from '../../src/preview/exchange.ts'
import { messageOf, type Problem } from '../content/compiler.ts'

/** A problem as the pages of the preview show it. */
export function shownProblem(problem: Problem): ShownProblem {
  const { place, severity, advice } = problem
  const { file, line, column } = place
  return { file, line, column, severity, message: messageOf(problem), advice }
}
