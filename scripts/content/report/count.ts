import type { Problem } from '../problem.ts'

export type ProblemCounts = {
  readonly errors: number
  readonly warnings: number
  /** How many of both --fix can mend. */
  readonly repairable: number
}

export function countProblems(problems: readonly Problem[]): ProblemCounts {
  return {
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length,
    repairable: problems.filter(({ repair }) => repair !== undefined).length,
  }
}

/** '1 card', '2 cards'. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
