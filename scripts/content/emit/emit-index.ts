import type { Content } from './emit-modules.ts'
import type { Remember } from '../memory.ts'
import { pagePath } from '../read/read-page.ts'
import { list, literal, NOTICE, object } from './write-source.ts'

/** index.ts: what is known without loading any page. */
export function emitIndex(
  { pages, folders, links, navigation, site }: Content,
  remember: Remember,
): string {
  const slugs = pages.map(({ slug }) => slug)
  const cards = folders.map((folder) =>
    remember(`ids of ${folder.slug}`, [folder], () => members([...folder.heads.keys()])),
  )
  const entries = pages.map((page) => {
    const { slug } = page
    return [slug, remember(`entry of ${slug}`, [page], () => pageEntry(page))] as const
  })
  // The accent and the logo have modules of their own; the repository is for the preview.
  const { accent: _accent, logo: _logo, repository: _repository, ...shown } = site
  const siteFields = Object.entries(shown).map(([name, value]) => [name, literal(value)] as const)
  return `${NOTICE}
import type { NavigationEntry, PageEntry, Site, StoredSource } from '../types.ts'

${union('PageSlug', members(slugs))}
${union('CardId', cards.join(''))}
${union('LinkKey', members(Object.keys(links.links)))}
${union('StoredValueName', members(Object.keys(links.values)))}
export const pages: Readonly<Record<PageSlug, PageEntry>> = ${object(entries)}

export const navigation: readonly NavigationEntry[] = ${list(navigation.map(literal))}

/** Where each link key is stored, and what it leads to when nothing is. */
export const linkSources: Readonly<Record<LinkKey, StoredSource>> = ${storedSources(links.links)}

/** Where each value that texts name is stored, and what is shown when nothing is. */
export const storedValues: Readonly<Record<StoredValueName, StoredSource>> = ${storedSources(links.values)}

export const site: Site = ${object(siteFields)}
`
}

function pageEntry({ slug, title, icon, public: isPublic }: Content['pages'][number]): string {
  const fields = [
    ['title', literal(title)],
    ['path', literal(pagePath(slug))],
    ['icon', literal(icon)],
    ['public', literal(isPublic)],
    ['load', `() => import(${literal(`./pages/${slug}.tsx`)})`],
  ] as const
  return object(fields, '  ')
}

function storedSources(sources: Content['links']['links']): string {
  return object(
    Object.entries(sources).map(([key, { fields, default: fallback = null }]) => [
      key,
      literal({ fields, default: fallback }),
    ]),
  )
}

function union(name: string, lines: string): string {
  return `export type ${name} =${lines || ' never'}\n`
}

function members(names: readonly string[]): string {
  return names.map((name) => `\n  | ${literal(name)}`).join('')
}
