/**
 * What is measured: whole processes and saves in ms; of the cold process also the time of processors
 * in ms, which other programs on the machine disturb least, and the peak of memory in bytes.
 */
export const MEASURES = ['cold', 'processor', 'unchanged', 'changed', 'save', 'memory'] as const
export type Measure = (typeof MEASURES)[number]

/** What was measured of one tool, in the order of measuring. */
export type Samples = Record<Measure, number[]>

/** What was measured on a corpus of one size, by the name of the tool. */
export type Measured = {
  readonly cards: number
  readonly tools: Readonly<Record<string, Samples>>
}

export type Summary = {
  readonly least: number
  readonly median: number
  readonly most: number
}

/** Null when nothing was measured. */
export function summariseSamples(samples: readonly number[]): Summary | null {
  const sorted = samples.toSorted((a, b) => a - b)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return null
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  return { least, median: middle.reduce((sum, value) => sum + value, 0) / middle.length, most }
}

/**
 * The one number that stands for a tool: of whole processes the least, because noise only adds; of
 * saves the median, because that is what a writer feels; of memory the most.
 */
export function figureOf(samples: Samples | undefined, measure: Measure): number | null {
  const summary = summariseSamples(samples?.[measure] ?? [])
  if (!summary) return null
  if (measure === 'save') return summary.median
  return measure === 'memory' ? summary.most : summary.least
}

/** How much of another's figure one is: 0.5 is half the time or the memory. */
export function ratioOf(figure: number | null, other: number | null): number | null {
  return figure === null || other === null || other === 0 ? null : figure / other
}
