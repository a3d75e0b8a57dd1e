import { UNPAINTED, type Paint } from '../report/text.ts'
import { visible } from '../report/width.ts'
import type { Mended } from './repair-content.ts'

/** What --fix changed: each place with its line before and after. */
export function mendedReport(mended: readonly Mended[], paint: Paint = UNPAINTED): string {
  return mended
    .map(({ problem: { file, line, column, sentence }, before, after }) => {
      const place = paint('place', `${file}:${line}:${column}`)
      const lines = [paint('error', `  - ${shown(before)}`), paint('advice', `  + ${shown(after)}`)]
      return [`${place} repaired: ${sentence}`, ...lines].join('\n')
    })
    .join('\n\n')
}

const LONGEST = 160

function shown(line: string): string {
  const start = Array.from(line, visible).slice(0, LONGEST).join('')
  return start.length < line.length ? `${start}…` : start
}
