import { median } from '../bench/median.ts'
import { areaUnderRoc } from './roc.ts'
import type { Timed } from './timing.ts'

/** Times tell nobody who has an account where the area lies between these, with its whole interval. */
const SILENT = { low: 0.45, high: 0.55 }

/** What the control tries, in ms. */
const DELAYS_MS = [0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 20, 50]

/** What each call's times tell, and whether the proof would have noticed a difference. */
export function verdictsOf(timed: readonly Timed[]) {
  return timed.map(({ call: { name, noticesMs }, times: { known, unknown, control } }) => {
    const found = areaUnderRoc(known, unknown)
    const noticed = DELAYS_MS.find((delay) => {
      const late = control.map((ms) => ms + delay)
      return areaUnderRoc(late, unknown).low > SILENT.high
    })
    return {
      name,
      noticesMs,
      known: median(known),
      unknown: median(unknown),
      found,
      silent: found.low >= SILENT.low && found.high <= SILENT.high,
      /** The least delay that would have been noticed, in ms; undefined: none. */
      noticed,
      notices: noticed !== undefined && noticed <= noticesMs,
    }
  })
}

/** A row a call. */
export function tableOf(timed: readonly Timed[]): string {
  const rows = verdictsOf(timed).map((verdict) => {
    const { area, low, high } = verdict.found
    return [
      verdict.name,
      `${verdict.known.toFixed(2)} ms`,
      `${verdict.unknown.toFixed(2)} ms`,
      `${area.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
      verdict.silent ? 'kept' : 'MISSED',
      verdict.noticed === undefined ? 'no delay' : `${verdict.noticed} ms`,
      `at most ${verdict.noticesMs} ms: ${verdict.notices ? 'kept' : 'MISSED'}`,
    ]
  })
  return [HEAD, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

const HEAD = `| Call | Known | Unknown | Area under the curve | ${SILENT.low} to ${SILENT.high} | Notices | |
| ---- | ----- | ------- | -------------------- | ------------ | ------- | - |`
