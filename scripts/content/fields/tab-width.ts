/** How wide editors show a tab. */
const WIDTHS = [2, 4, 8]

/**
 * How many spaces the tabs at the beginning of lines stand for: the width with which all fields fall
 * into place. `meaningOf` says what fields mean, or null when they cannot be read. Null when there are
 * no such tabs, when no width fits, or when two of them would give the fields another meaning.
 */
export function tabWidth(text: string, meaningOf: (text: string) => string | null): number | null {
  if (!/^[ \t]*\t/m.test(text)) return null
  const fitting = WIDTHS.flatMap((width) => {
    const spaced = text.replace(/^[ \t]+/gm, (space) => space.replaceAll('\t', ' '.repeat(width)))
    const meaning = meaningOf(spaced)
    return meaning === null ? [] : [{ width, meaning }]
  })
  const [first] = fitting
  return first && fitting.every(({ meaning }) => meaning === first.meaning) ? first.width : null
}
