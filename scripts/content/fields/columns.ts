/** A column in which lines begin: of fields, or of the hyphens of a list. */
type Column = { readonly at: number; readonly kind: 'field' | 'entry' }

/** Keeps the columns in which the lines around may begin, outermost first. */
export function createColumns() {
  let open: Column[] = [{ at: 0, kind: 'field' }]
  return {
    current: (): number => open.at(-1)?.at ?? 0,
    /** Null when a line may begin there; else the column in which it should. */
    enter: (line: Column, afterOpening: boolean): number | null => {
      const before = open
      open = open.filter(({ at }) => at <= line.at)
      const isHere = ({ at, kind }: Column): boolean => at === line.at && kind === line.kind
      const here = open.findIndex(isHere)
      if (here !== -1) {
        open = open.slice(0, here + 1)
        return null
      }
      const inner = before.at(-1) ?? line
      const listBelowField = line.kind === 'entry' && inner.kind === 'field' && inner.at === line.at
      if (afterOpening && (line.at > inner.at || listBelowField)) {
        open = [...before, line]
        return null
      }
      open = before
      if (afterOpening && inner.kind === 'entry') return inner.at + '- '.length
      const near = before.filter(({ kind }) => kind === line.kind)
      return (near.findLast(({ at }) => at >= line.at) ?? near.at(-1))?.at ?? 0
    },
  }
}
