/** One thing that was measured, and what has to hold of it. */
export type Figure = {
  readonly what: string
  readonly found: number | string
  readonly least?: number
  readonly most?: number
}

export function isKept({ found, least, most }: Figure): boolean {
  if (typeof found === 'string') return true
  return (least === undefined || found >= least) && (most === undefined || found <= most)
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, found, least, most } = figure
    if (least === undefined && most === undefined) return [what, round(found), '', '']
    const bound = least === undefined ? `at most ${round(most ?? 0)}` : `at least ${round(least)}`
    return [what, round(found), bound, isKept(figure) ? 'kept' : 'MISSED']
  })
  return [['What', 'Found', 'Bound', ''], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function round(figure: number | string): string {
  if (typeof figure === 'string' || Number.isInteger(figure)) return String(figure)
  return figure.toFixed(figure < 10 ? 2 : 0)
}
