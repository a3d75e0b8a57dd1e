/** What came of an attack. */
export type Figure = {
  readonly what: string
  /** What the same attack did before there was a defence; empty where nobody took it. */
  readonly before: string
  readonly now: number
  readonly unit?: 's' | 'ms'
  readonly least?: number
  readonly most?: number
}

export function isKept({ now, least = -Infinity, most = Infinity }: Figure): boolean {
  return now >= least && now <= most
}

/** A row a figure. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    figure.before,
    withUnit(figure.now, figure),
    boundOf(figure),
    boundOf(figure) && (isKept(figure) ? 'kept' : 'MISSED'),
  ])
  return [['What', 'Then', 'Now', 'Bound', ''], ['---', '---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function boundOf(figure: Figure): string {
  const { least, most } = figure
  if (least !== undefined) return `at least ${withUnit(least, figure)}`
  return most === undefined ? '' : `at most ${withUnit(most, figure)}`
}

function withUnit(number: number, { unit }: Figure): string {
  if (number === Infinity) return 'never'
  const rounded = Number.isInteger(number) ? String(number) : number.toFixed(number < 10 ? 2 : 0)
  return unit === undefined ? rounded : `${rounded} ${unit}`
}
