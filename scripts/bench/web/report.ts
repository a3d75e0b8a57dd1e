import type { Figure } from '../../system/figures.ts'
import { median } from '../median.ts'

/** A limit for our median: an absolute one, or a multiple of another app's median. */
export type Bound = { readonly most: number; readonly times: keyof typeof APPS }

/** The apps beside ours. */
const APPS = { baseline: 'the baseline app', static: 'the page by hand' }

/** One measurement, run by run, for the portal and for the other apps. */
export type Samples = {
  readonly what: string
  readonly unit: 'ms' | 'kB'
  readonly ours: readonly number[]
  readonly baseline?: readonly number[]
  readonly static?: readonly number[]
  readonly bound?: Bound
}

export const COLUMNS = ['Ours', 'Baseline app', 'Page by hand']

/** The figure of a measurement: the ratio of the medians where there is a bound, else ours. */
export function figureOf({ what, unit, bound, ...apps }: Samples): Figure {
  const more = [apps.ours, apps.baseline, apps.static].map((samples) => cell(samples, unit))
  if (bound === undefined) return { what, found: median(apps.ours), unit, more }
  const found = median(apps.ours) / median(apps[bound.times] ?? [])
  return { what, found, unit: `× ${APPS[bound.times]}`, most: bound.most, more }
}

/** The median, with the minimum and maximum in brackets. */
function cell(samples: readonly number[] | undefined, unit: Samples['unit']): string {
  if (samples === undefined) return ''
  const middle = `${round(median(samples))} ${unit}`
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map(round)
  return least === most ? middle : `${middle} (${least}–${most})`
}

/** Rounds to three significant digits: 351, 10.5, 0.111. */
function round(value: number): string {
  if (Number.isInteger(value)) return String(value)
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 3
  return value.toFixed(digits)
}
