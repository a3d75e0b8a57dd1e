import { median } from '../median.ts'

/** A limit for our median: an absolute one, or a multiple of another app's median. */
export type Bound = { readonly most: number; readonly times?: 'baseline' | 'static' }

/** One measurement, run by run, for the portal and for the other apps. */
export type Figure = {
  readonly what: string
  readonly unit: 'ms' | 'kB' | ''
  readonly ours: readonly number[]
  readonly baseline?: readonly number[]
  readonly static?: readonly number[]
  readonly bound?: Bound | null
}

const HEAD = `| What | Ours | Baseline app | Page by hand | Found | Bound | |
| ---- | ---- | --------- | ------------ | ----- | ----- | - |`

/** The value to compare with the bound, and whether the bound is kept; null without a bound. */
function verdictOf(figure: Figure) {
  const { bound } = figure
  if (!bound) return null
  const own = median(figure.ours)
  const found = bound.times === undefined ? own : own / median(figure[bound.times] ?? [])
  return { found, kept: found <= bound.most }
}

/** A table with a row per figure: medians, minimum and maximum in brackets, then the bound. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const samples = [figure.ours, figure.baseline, figure.static]
    return [figure.what, ...samples.map((each) => cell(each, figure.unit)), ...boundCells(figure)]
  })
  return [HEAD, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

/** One line per missed bound. */
export function missedOf(figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) => {
    const verdict = verdictOf(figure)
    if (verdict === null || verdict.kept) return []
    const [found, bound] = boundCells(figure)
    return `MISSED: ${figure.what}: ${found}, ${bound}`
  })
}

function cell(samples: readonly number[] | undefined, unit: Figure['unit']): string {
  if (samples === undefined) return ''
  const middle = `${round(median(samples))} ${unit}`.trim()
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map(round)
  return least === most ? middle : `${middle} (${least}–${most})`
}

function boundCells(figure: Figure): [found: string, bound: string, kept: string] {
  const { bound } = figure
  const verdict = verdictOf(figure)
  if (!bound || verdict === null) return ['', '', '']
  const kept = verdict.kept ? 'kept' : 'MISSED'
  const unit = figure.unit === '' ? '' : ` ${figure.unit}`
  if (bound.times === undefined) {
    return [`${round(verdict.found)}${unit}`, `at most ${bound.most}${unit}`, kept]
  }
  const beside = bound.times === 'baseline' ? 'the baseline app' : 'the page by hand'
  return [`${verdict.found.toFixed(2)} ×`, `at most ${bound.most} × ${beside}`, kept]
}

/** Rounds to three significant digits: 351, 10.5, 0.111. */
function round(value: number): string {
  if (Number.isInteger(value)) return String(value)
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3
  return value.toFixed(digits)
}
