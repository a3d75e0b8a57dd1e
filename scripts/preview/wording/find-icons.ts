import type { FoundIcon } from '../../../src/preview/exchange.ts'
import { findIcon, iconNames } from '../../content/icons.ts'

/** As many as a list can show without being scrolled for long. */
const MOST = 60

/** The icons whose names hold all of these words; those that begin with them come first. */
export function findIcons(words: string): FoundIcon[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const names = iconNames()
    .filter((name) => wanted.every((word) => name.includes(word)))
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted) || a.length - b.length)
  const found: FoundIcon[] = []
  for (const name of names) {
    const shapes = findIcon(name)
    if (shapes) found.push({ name, shapes })
    if (found.length === MOST) break
  }
  return found
}

function rank(name: string, [first = '']: readonly string[]): number {
  return name.startsWith(first) ? 0 : name.includes(`-${first}`) ? 1 : 2
}
