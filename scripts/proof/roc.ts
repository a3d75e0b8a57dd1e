/** How well one number tells two groups apart: 0.5 not at all, 0 or 1 completely. */
export type Area = { readonly area: number; readonly low: number; readonly high: number }

/** Of a normal distribution this many standard deviations on both sides hold 95 in 100. */
const DEVIATIONS = 1.96

/**
 * The area under the ROC curve: how likely it is that one of `these` is larger than one of `those`, with
 * its interval of 95 % by DeLong (Biometrics 44, 1988).
 */
export function areaUnderRoc(these: readonly number[], those: readonly number[]): Area {
  const above = sharesBelow(these, those)
  const below = sharesBelow(those, these)
  const area = mean(above)
  const deviation = Math.sqrt(variance(above) / these.length + variance(below) / those.length)
  return { area, low: area - DEVIATIONS * deviation, high: area + DEVIATIONS * deviation }
}

/** For each value the share of the others that are smaller; equal ones count half. */
function sharesBelow(values: readonly number[], others: readonly number[]): number[] {
  const sorted = others.toSorted((a, b) => a - b)
  return values.map((value) => {
    const smaller = countUntil(sorted, (other) => other >= value)
    const notLarger = countUntil(sorted, (other) => other > value)
    return (smaller + notLarger) / 2 / sorted.length
  })
}

/** How many of the sorted numbers come before the first that `isPast`. */
function countUntil(sorted: readonly number[], isPast: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isPast(sorted[middle] ?? Infinity)) to = middle
    else from = middle + 1
  }
  return from
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}
