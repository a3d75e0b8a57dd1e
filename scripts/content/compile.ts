import type { Checking } from './checking.ts'
import { checkFolders } from './check/check-folders.ts'
import { checkLinks } from './check/check-links.ts'
import { checkReachable, checkUsed } from './check/check-use.ts'
import { checkSettings } from './check/check-settings.ts'
import { typedFigures } from './check/typed-figures.ts'
import { emitModules } from './emit/emit-modules.ts'
import type { LinkUse } from './link-use.ts'
import { findPlaceholders } from './placeholders.ts'
import { compareText, createProblemList, type Problem } from './problem.ts'
import { readCard, type ReadCard } from './read/read-card.ts'
import { readNavigation } from './read/read-navigation.ts'
import { readPage, type ReadPage } from './read/read-page.ts'
import { readSettings } from './read/read-settings.ts'
import { resolveCards } from './read/resolve-cards.ts'
import { sortFiles, type ContentFiles, type SortedFiles } from './files/sort-files.ts'
import { collectValues, knowsValues } from './read/collect-values.ts'

export type Compiled = {
  /** Source of every module by its path below src/content/compiled; null when there are errors. */
  readonly modules: ReadonlyMap<string, string> | null
  /** In order of their places. */
  readonly problems: readonly Problem[]
  readonly placeholders: readonly LinkUse[]
  /** By id; null for a card whose fields have a mistake. */
  readonly cards: ReadonlyMap<string, ReadCard | null>
  readonly counts: { readonly pages: number; readonly cards: number }
}

/**
 * Compiles the files of content (paths from the project's root to their bytes) to modules. Pure:
 * the same files give the same modules and problems.
 */
export function compile(files: ContentFiles): Compiled {
  const problems = createProblemList()
  const report = problems.error
  const sorted = sortFiles(inOrder(files), report)
  const settings = readSettings(sorted.json, report)
  const checking: Checking = {
    report,
    warn: problems.warning,
    values: collectValues(settings),
    typedFigures: typedFigures(settings.figures?.parts ?? {}),
    knowsValues: (name) => knowsValues(settings, name),
    linkKeys: settings.links?.parts?.links ? Object.keys(settings.links.parts.links) : null,
    pictures: sorted.pictures,
    usedValues: new Set(),
    usedPictures: new Set(),
    linkingTexts: [{ page: null, links: checkSettings(settings, sorted.logos, report) }],
  }
  const documents = readDocuments(sorted, checking)
  const slugs = [...sorted.folders.keys()]
  const navigation = readNavigation(settings.navigation, slugs, checking)
  const pages = documents.pages.map((page) => resolveCards(page, documents.cards, report))

  checkFolders(sorted, report)
  const linked = checkLinks(checking.linkingTexts, { slugs, pages }, report)
  const allRead = slugs.length === pages.length && [...documents.cards.values()].every(Boolean)
  // What a file that cannot be read leads to is not known.
  if (allRead && settings.navigation?.whole && settings.links?.whole) {
    checkReachable(pages, { linked, navigation }, report)
  }
  const sound = problems.sorted().every(({ severity }) => severity === 'warning')
  // What a text with a mistake uses is not known.
  if (sound) checkUsed(settings.figures, checking, problems.warning)
  const { site, links } = { site: settings.site?.whole, links: settings.links?.whole }
  return {
    modules:
      sound && site && links
        ? emitModules({ site, links, navigation, pages, cards: documents.cards })
        : null,
    problems: problems.sorted(),
    placeholders: findPlaceholders(checking.linkingTexts.flatMap((text) => text.links)),
    cards: documents.cards,
    counts: { pages: pages.length, cards: documents.cards.size },
  }
}

/** By the names of folders and files, whatever comes behind them: a before a-b. */
function inOrder(files: ContentFiles): ContentFiles {
  return new Map([...files].toSorted(([a], [b]) => compareText(nameOf(a), nameOf(b))))
}

function nameOf(file: string): string {
  return file.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

function readDocuments({ folders }: SortedFiles, checking: Checking) {
  const pages: ReadPage[] = []
  const cards = new Map<string, ReadCard | null>()
  for (const [slug, folder] of folders) {
    const page = folder.page && readPage(slug, folder.page, checking)
    if (page) pages.push(page)
    for (const [name, source] of folder.cards) {
      const id = `${slug}/${name}`
      cards.set(id, source && readCard(id, source, checking))
    }
  }
  return { pages, cards }
}
