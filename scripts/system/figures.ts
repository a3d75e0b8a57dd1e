/** One measurement and its bound. */
export type Figure = {
  readonly what: string
  readonly found: number
  readonly unit?: string
  readonly least?: number
  readonly most?: number
}

export function isKept({ found, least = -Infinity, most = Infinity }: Figure): boolean {
  return found >= least && found <= most
}

/** A table with a row per figure. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const bound = boundOf(figure)
    const verdict = bound === '' ? '' : isKept(figure) ? 'kept' : 'MISSED'
    return [figure.what, withUnit(figure.found, figure), bound, verdict]
  })
  const head = ['What', 'Found', 'Bound', '']
  const line = head.map(() => '---')
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function boundOf(figure: Figure): string {
  const { least, most } = figure
  if (least !== undefined) return `at least ${withUnit(least, figure)}`
  return most === undefined ? '' : `at most ${withUnit(most, figure)}`
}

function withUnit(figure: number, { unit }: Figure): string {
  if (figure === Infinity) return 'never'
  const rounded = figure.toFixed(Number.isInteger(figure) || figure >= 10 ? 0 : 2)
  return unit === undefined ? rounded : `${rounded} ${unit}`
}
