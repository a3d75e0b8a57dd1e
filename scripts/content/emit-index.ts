import type { Content } from './emit.ts'
import { pagePath } from './read-page.ts'
import { list, literal, NOTICE, object } from './write-source.ts'

/** index.ts: what is known without loading any page. */
export function emitIndex({ pages, cards, links, navigation, site }: Content): string {
  const sources = (from: Content['links']['links']) =>
    object(
      Object.entries(from).map(([key, source]) => [
        key,
        `{ fields: [${source.fields.map(literal).join(', ')}], default: ${literal(source.default ?? null)} }`,
      ]),
    )
  return `${NOTICE}
import type { NavigationEntry, PageEntry, Site, StoredSource } from '../types.ts'

${union(
  'PageSlug',
  pages.map(({ slug }) => slug),
)}
${union('CardId', [...cards.keys()])}
${union('LinkKey', Object.keys(links.links))}
${union('StoredValueName', Object.keys(links.values))}
export const pages: Readonly<Record<PageSlug, PageEntry>> = ${object(
    pages.map(({ slug, title, ...page }) => [
      slug,
      object(
        [
          ['title', literal(title)],
          ['path', literal(pagePath(slug))],
          ['public', literal(page.public)],
          ['load', `() => import(${literal(`./pages/${slug}.tsx`)})`],
        ],
        '  ',
      ),
    ]),
  )}

export const navigation: readonly NavigationEntry[] = ${list(
    navigation.map((entry) => {
      if (entry.kind === 'logout') return `{ kind: 'logout', label: ${literal(entry.label)} }`
      const highlight = entry.highlight.map(literal).join(', ')
      return `{ kind: 'page', page: ${literal(entry.page)}, label: ${literal(entry.label)}, highlight: [${highlight}] }`
    }),
  )}

/** Where each link key is stored, and what it leads to when nothing is. */
export const linkSources: Readonly<Record<LinkKey, StoredSource>> = ${sources(links.links)}

/** Where each value that texts name is stored, and what is shown when nothing is. */
export const storedValues: Readonly<Record<StoredValueName, StoredSource>> = ${sources(links.values)}

export const site: Site = ${literal(site)}
`
}

function union(name: string, members: readonly string[]): string {
  const lines = members.map((member) => `\n  | ${literal(member)}`)
  return `export type ${name} =${lines.join('') || ' never'}\n`
}
