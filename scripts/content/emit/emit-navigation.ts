import type { SoundContent } from '../content.ts'
import { iconOf } from '../icons.ts'
import type { NavigationEntry } from '../content.ts'
import { list, literal, NOTICE, object } from './write-source.ts'

type Navigation = Pick<SoundContent, 'navigation' | 'pages'>

/** The entries of the sidebar; another website has the shapes of its icon. */
export function shownEntries(entries: readonly NavigationEntry[]) {
  return entries.map((entry) =>
    entry.kind === 'outside' ? { ...entry, icon: iconOf(entry.icon) } : entry,
  )
}

/** navigation.ts: the sidebar's entries and icons, which the sign-in does not need. */
export function emitNavigation({ navigation, pages }: Navigation): string {
  const named = new Set(navigation.map((entry) => entry.kind === 'page' && entry.page))
  const icons = pages
    .filter(({ slug }) => named.has(slug))
    .map(({ slug, icon }) => [slug, literal(iconOf(icon))] as const)
  return `${NOTICE}
import type { IconShapes, NavigationEntry, PageSlug } from '../types.ts'

export const navigation: readonly NavigationEntry[] = ${list(shownEntries(navigation).map(literal))}

/** The icons of the pages that stand in the sidebar. */
export const pageIcons: Readonly<Partial<Record<PageSlug, IconShapes>>> = ${object(icons)}
`
}
