import { FIXED_ROUTES } from '../../src/content/fixed-routes.ts'
import { checkLink, type LinkHome } from './check-links.ts'
import { checkSettings } from './check-settings.ts'
import { emitModules } from './emit.ts'
import type { LinkUse } from './inspect-markdown.ts'
import { findPlaceholders } from './placeholders.ts'
import { compareText, createProblemList, type Problem, type Report } from './problem.ts'
import { readCard, type CardChecking, type ReadCard } from './read-card.ts'
import { readNavigation } from './read-navigation.ts'
import { readPage, type ReadPage } from './read-page.ts'
import { readSettings } from './read-settings.ts'
import { checkFiguresUsed, checkReachable, resolveCards } from './resolve.ts'
import { sortFiles, type ContentFiles, type SortedFiles } from './sort-files.ts'
import { collectValues } from './values.ts'

export type Compiled = {
  /** Source of every module by its path below src/content/compiled; null when there are errors. */
  readonly modules: ReadonlyMap<string, string> | null
  readonly problems: readonly Problem[]
  readonly placeholders: readonly LinkUse[]
  readonly counts: { readonly pages: number; readonly cards: number }
}

/**
 * Compiles the files of content (paths from the project's root to their bytes) to modules. Pure:
 * the same files give the same modules and problems.
 */
export function compile(files: ContentFiles): Compiled {
  const problems = createProblemList()
  const report = problems.error
  const sorted = sortFiles(new Map([...files].toSorted(([a], [b]) => compareText(a, b))), report)
  const settings = readSettings(sorted.json, report)
  const checking: CardChecking = {
    values: collectValues({
      site: settings.site?.parts,
      figures: settings.figures?.parts,
      links: settings.links?.parts,
    }),
    report,
    usedValues: new Set(),
    linkKeys: Object.keys(settings.links?.parts?.links ?? {}),
    hasPicture: (file) => sorted.pictures.has(file),
  }
  const documents = readDocuments(sorted, checking)
  checkFolders(sorted, report)
  const slugs = [...sorted.folders.keys()]
  const navigation = readNavigation(settings.navigation, slugs, checking)
  const pages = documents.pages.map((page) => resolveCards(page, documents.cards, report))

  const homes: (readonly [LinkHome, readonly LinkUse[]])[] = [
    [null, checkSettings(settings, checking)],
    ...documents.pages.map((page) => [page.slug, page.links] as const),
    ...[...documents.cards.values()].map((card) => [null, card?.links ?? []] as const),
  ]
  const headings = new Map(
    documents.pages.map((page) => [page.slug, new Set(page.headings.map(({ id }) => id))]),
  )
  const linked = new Set<string>()
  for (const [home, links] of homes) {
    for (const link of links) {
      const slug = checkLink(link, home, { slugs, headings }, report)
      if (slug !== null && slug !== home) linked.add(slug)
    }
  }
  const inNavigation = new Set(
    navigation.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : [])),
  )
  checkReachable(documents.pages, { linked, inNavigation }, report)
  checkFiguresUsed(settings.figures, checking.usedValues, problems.warning)

  const found = problems.sorted()
  const { site, links } = settings
  const sound = found.every(({ severity }) => severity === 'warning')
  return {
    modules:
      sound && site?.whole && links?.whole
        ? emitModules({
            site: site.whole,
            links: links.whole,
            navigation,
            pages,
            cards: documents.cards,
          })
        : null,
    problems: found,
    placeholders: findPlaceholders(homes.flatMap(([, uses]) => uses)),
    counts: { pages: pages.length, cards: documents.cards.size },
  }
}

function readDocuments({ folders }: SortedFiles, checking: CardChecking) {
  const pages: ReadPage[] = []
  const cards = new Map<string, ReadCard | null>()
  for (const [slug, folder] of folders) {
    const page = folder.page && readPage(slug, folder.page, checking)
    if (page) pages.push(page)
    for (const [name, source] of folder.cards) {
      cards.set(`${slug}/${name}`, readCard(`${slug}/${name}`, source, checking))
    }
  }
  return { pages, cards }
}

/** Pages that the portal cannot do without, whatever a school writes. */
const REQUIRED_PAGES = ['dashboard', 'student-policy']
/** First segments of paths that are taken by something else than a page of content. */
const TAKEN = new Set([
  ...FIXED_ROUTES.map((route) => route.split('/')[1]),
  'backend',
  'assets',
  'task-details',
])

function checkFolders({ folders }: SortedFiles, report: Report): void {
  for (const [slug, folder] of folders) {
    const place = { file: `content/${slug}/page.md`, line: 1, column: 1 }
    if (!folder.page)
      report(
        place,
        `The folder content/${slug} has no page.md.`,
        'Make the file, with title: and intro: between two lines of three hyphens.',
      )
    if (TAKEN.has(slug))
      report(
        place,
        `The path /${slug} belongs to the portal itself.`,
        'Give the folder another name.',
      )
  }
  for (const slug of REQUIRED_PAGES) {
    if (folders.has(slug)) continue
    const place = { file: `content/${slug}/page.md`, line: 1, column: 1 }
    report(place, `The page ${slug} is missing.`, 'Bring it back; the portal needs it.')
  }
}
