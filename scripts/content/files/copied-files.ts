import { dirname } from 'node:path/posix'
import type { Explanation } from '../problem.ts'

/** What browsers and computers put behind the name of a file that is there already. */
const COPY = /(?: ?\(\d+\)| - Copy(?: \(\d+\))?| copy(?: \d+)?)(?=\.[a-z]+$)/i

/** The file of which this one is a second copy, by its name; null where it is none. */
export function copiedFrom(path: string): string | null {
  return COPY.test(path) ? path.replace(COPY, '') : null
}

export function explainCopy(path: string, first: string): Explanation {
  const name = dirname(path) === dirname(first) ? nameOf(first) : first
  return [
    `This is a second copy: ${name} is there already.`,
    `Remove this file. If its words are the new ones, copy them into ${name} first.`,
  ]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
