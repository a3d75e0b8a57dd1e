/** One thing that was measured, and what has to hold of it. */
export type Figure = {
  readonly what: string
  /** What it was once, where that is told. */
  readonly before?: string
  readonly found: number | string
  /** '×' is a ratio of two times. */
  readonly unit?: 's' | 'ms' | '×'
  readonly least?: number
  readonly most?: number
}

export function isKept({ found, least = -Infinity, most = Infinity }: Figure): boolean {
  return typeof found === 'string' || (found >= least && found <= most)
}

/** A row a figure, with a column for what was once where one of them tells it. */
export function tableOf(figures: readonly Figure[]): string {
  const hasBefore = figures.some(({ before }) => before !== undefined)
  const row = (what: string, before: string, ...rest: readonly string[]) =>
    `| ${[what, ...(hasBefore ? [before] : []), ...rest].join(' | ')} |`
  const rows = figures.map((figure) => {
    const bound = boundOf(figure)
    const isMissed = bound !== '' && !isKept(figure)
    const verdict = bound === '' ? '' : isMissed ? 'MISSED' : 'kept'
    return row(figure.what, figure.before ?? '', withUnit(figure.found, figure), bound, verdict)
  })
  return [
    row('What', 'Then', 'Found', 'Bound', ''),
    row('---', '---', '---', '---', '---'),
    ...rows,
  ].join('\n')
}

function boundOf(figure: Figure): string {
  const { least, most } = figure
  if (least !== undefined) return `at least ${withUnit(least, figure)}`
  return most === undefined ? '' : `at most ${withUnit(most, figure)}`
}

function withUnit(figure: number | string, { unit }: Figure): string {
  if (figure === Infinity) return 'never'
  const isWhole = typeof figure === 'string' || Number.isInteger(figure)
  const rounded = isWhole ? String(figure) : figure.toFixed(figure < 10 ? 2 : 0)
  return unit === undefined ? rounded : `${rounded} ${unit}`
}
