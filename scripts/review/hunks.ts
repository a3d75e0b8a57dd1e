import { diffArrays } from 'diff'

/** The lines that differ, neighbours together; '' where one side has none. */
export function hunks(before: readonly string[], after: readonly string[]) {
  const parts = diffArrays([...before], [...after])
  return parts.flatMap(({ added, removed, value }, index) => {
    const next = parts[index + 1]
    const lines = value.join('\n')
    if (removed) return { before: lines, after: next?.added ? next.value.join('\n') : '' }
    return added && !parts[index - 1]?.removed ? { before: '', after: lines } : []
  })
}
