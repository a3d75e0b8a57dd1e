import type { StoredSource } from '../../../src/content/types.ts'
import type { SoundContent } from '../content.ts'
import { pagePath } from '../names.ts'
import type { ResolvedPage } from '../content.ts'
import type { LinksFile } from '../schemas/settings.ts'
import { numericFigures } from '../settings/values.ts'
import { literal, NOTICE, object } from './write-source.ts'

/** index.ts: the data of all pages that every page needs. A changed text changes nothing in it. */
export function emitIndex({ pages, cards, links, site, settings }: SoundContent): string {
  const entries = pages.map((page) => [page.slug, pageEntry(page)] as const)
  // The accent and the logo have modules of their own; the repository is for the preview.
  const { accent: _accent, logo: _logo, repository: _repository, ...shown } = site
  const figures = Object.entries(numericFigures(settings.figures?.whole))
  const { opensOffline = true } = site
  const siteFields = Object.entries({ ...shown, opensOffline }).map(
    ([name, value]) => [name, literal(value)] as const,
  )
  return `${NOTICE}
import type { Figure, PageEntry, Site, StoredSource } from '../types.ts'

${union(
  'PageSlug',
  pages.map(({ slug }) => slug),
)}
${union('CardId', [...cards.keys()])}
${union('LinkKey', Object.keys(links.links))}
${union('StoredValueName', Object.keys(links.values))}
export const pages: Readonly<Record<PageSlug, PageEntry>> = ${object(entries)}

/** Where each link key is stored, and its default. */
export const linkSources: Readonly<Record<LinkKey, StoredSource>> = ${storedSources(links.links)}

/** Where each value that texts name is stored, and its default. */
export const storedValues: Readonly<Record<StoredValueName, StoredSource>> = ${storedSources(links.values)}

/** The figures that the portal calculates with. */
export const figures: Readonly<Partial<Record<string, Figure>>> = ${object(
    figures.map(([name, figure]) => [name, literal(figure)]),
  )}

export const site: Site = ${object(siteFields)}
`
}

function pageEntry({ slug, title, public: isPublic }: ResolvedPage): string {
  const fields = [
    ['title', literal(title)],
    ['path', literal(pagePath(slug))],
    ['public', literal(isPublic)],
  ] as const
  return object(fields, '  ')
}

/** The place where a link key or value is stored, as the portal knows it. */
export function storedSource(source: LinksFile['links'][string]): StoredSource {
  return { fields: source.fields, default: source.default ?? null }
}

function storedSources(sources: LinksFile['links']): string {
  return object(
    Object.entries(sources).map(([key, source]) => [key, literal(storedSource(source))]),
  )
}

function union(name: string, members: readonly string[]): string {
  const lines = members.map((member) => `\n  | ${literal(member)}`).join('')
  return `export type ${name} =${lines || ' never'}\n`
}
