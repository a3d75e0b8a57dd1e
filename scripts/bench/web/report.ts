import { median } from '../median.ts'

/** What has to hold of our median: of itself, or of how many times another's it is. */
export type Bound =
  | { readonly most: number; readonly times?: 'floor' | 'static' }
  | { readonly least: number }

/** One thing that was measured, run by run, and beside it the same of the other apps. */
export type Figure = {
  readonly what: string
  readonly unit: 'ms' | 'kB' | ''
  readonly ours: readonly number[]
  readonly floor?: readonly number[]
  readonly static?: readonly number[]
  readonly bound?: Bound | null
}

const HEAD = `| What | Ours | Floor app | Page by hand | Found | Bound | |
| ---- | ---- | --------- | ------------ | ----- | ----- | - |`

/** What a bound is about, and whether it is kept; null: nothing was asked of this figure. */
function verdictOf(figure: Figure) {
  const { bound } = figure
  if (!bound) return null
  const own = median(figure.ours)
  if ('least' in bound) return { found: own, kept: own >= bound.least }
  const found = bound.times === undefined ? own : own / median(figure[bound.times] ?? [])
  return { found, kept: found <= bound.most }
}

/** A row a figure: medians, in brackets the least and the most, then the bound. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const samples = [figure.ours, figure.floor, figure.static]
    return [figure.what, ...samples.map((each) => cell(each, figure.unit)), ...boundCells(figure)]
  })
  return [HEAD, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

/** One line for each bound that is missed. */
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
  if ('least' in bound) return [round(verdict.found), `at least ${bound.least}${unit}`, kept]
  if (bound.times === undefined) {
    return [`${round(verdict.found)}${unit}`, `at most ${bound.most}${unit}`, kept]
  }
  const beside = bound.times === 'floor' ? 'the floor app' : 'the page by hand'
  return [`${verdict.found.toFixed(2)} ×`, `at most ${bound.most} × ${beside}`, kept]
}

/** 351 ms, 10.5 kB, a layout shift of 0.111: more digits would say nothing. */
function round(value: number): string {
  if (Number.isInteger(value)) return String(value)
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3
  return value.toFixed(digits)
}
