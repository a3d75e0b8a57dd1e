import { isMap, isSeq, parseDocument } from 'yaml'

/**
 * Adds an entry to the text of navigation.json, before Logout and with the same white space. Null if
 * there is no Logout.
 */
export function addToNavigation(text: string, entry: string): string | null {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const { contents, errors } = parseDocument(text.slice(mark))
  if (errors.length > 0 || !isSeq(contents)) return null
  const logout = contents.items.find(
    (item) => isMap(item) && String(item.get('action')) === 'logout',
  )
  const at = isMap(logout) ? logout.range?.[0] : undefined
  if (at === undefined) return null
  const before = text.slice(0, mark + at)
  const space = /\s*$/.exec(before)?.[0] ?? ''
  return `${before}${entry},${space}${text.slice(mark + at)}`
}
