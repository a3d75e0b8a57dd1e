import { median } from '../median.ts'

/** What was measured of one thing, in one run or in several. */
export type Figure = {
  readonly what: string
  readonly measures: readonly Measure[]
}

/** The median of `found` is to be at most `most`. */
type Measure = {
  readonly name: string
  readonly unit: string
  readonly found: readonly number[]
  readonly most: number
}

/** As much of Playwright's report as is read here. */
type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }
type Spec = { readonly tests: readonly { readonly annotations: readonly Annotation[] }[] }
type Annotation = { readonly type: string; readonly description?: string }

/** Every figure in Playwright's report, in the order in which they were noted. */
export function figuresOf({ suites = [], specs = [] }: Suite): readonly Figure[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  const noted = own.filter(({ type }) => type === 'figure')
  return [
    ...noted.map(({ description = '' }) => JSON.parse(description) as Figure),
    ...suites.flatMap(figuresOf),
  ]
}

export function isKept({ measures }: Figure): boolean {
  return measures.every(({ found, most }) => median(found) <= most)
}

/** One table for all figures that tell the same measures with the same bounds. */
export function tablesOf(figures: readonly Figure[]): string {
  const kind = ({ measures }: Figure) => measures.map(({ name, most }) => name + most).join()
  return [...Map.groupBy(figures, kind).values()].map(tableOf).join('\n\n')
}

/** The medians, in brackets the least and the most; what misses its bound is bold. */
function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, measures }) => `| ${[what, ...measures.map(cell)].join(' | ')} |`,
  )
  const names = figures[0]?.measures.map(({ name, unit, most }) =>
    `${name}, at most ${most} ${unit}`.trim(),
  )
  const head = ['What', ...(names ?? [])]
  const line = head.map(() => '---')
  return [head, line]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .concat(rows)
    .join('\n')
}

function cell({ unit, found, most }: Measure): string {
  const shown = [`${round(median(found))} ${unit}`.trim()]
  if (found.length > 1) shown.push(`(${round(Math.min(...found))}–${round(Math.max(...found))})`)
  return median(found) > most ? `**${shown.join(' ')}**` : shown.join(' ')
}

function round(figure: number): string {
  return String(Math.round(figure * 10) / 10)
}
