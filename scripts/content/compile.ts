import type { Checking } from './checking.ts'
import { checkFolders } from './check/check-folders.ts'
import { checkLinks } from './check/check-links.ts'
import { checkReachable, checkUsed } from './check/check-use.ts'
import { checkSettings } from './check/check-settings.ts'
import { typedFigures } from './check/typed-figures.ts'
import { emitModules, type Content } from './emit/emit-modules.ts'
import type { LinkUse } from './link-use.ts'
import { findPlaceholders } from './placeholders.ts'
import type { Memory } from './memory.ts'
import { compareText, createProblemList, type Problem } from './problem.ts'
import { readCard, type ReadCard } from './read/read-card.ts'
import { readNavigation } from './read/read-navigation.ts'
import { readPage, type ReadPage } from './read/read-page.ts'
import { readSettings } from './read/read-settings.ts'
import { idsByFolder, resolveCards } from './read/resolve-cards.ts'
import { sortFiles, type ContentFiles, type SortedFiles } from './files/sort-files.ts'
import { collectValues, knowsValues } from './read/collect-values.ts'

export type Compiled = {
  /** Source of every module by its path below src/content/compiled; null when there are errors. */
  readonly modules: ReadonlyMap<string, string> | null
  /**
   * What can be shown, even beside mistakes: a card with a mistake of its own is null, such a page
   * is missing. Null while site.json or links.json cannot be read.
   */
  readonly content: Content | null
  /** In order of their places. */
  readonly problems: readonly Problem[]
  readonly placeholders: readonly LinkUse[]
  /** By id; null for a card whose fields have a mistake. */
  readonly cards: ReadonlyMap<string, ReadCard | null>
  readonly counts: { readonly pages: number; readonly cards: number }
}

/**
 * Compiles the files of content (paths from the project's root to their bytes) to modules. Pure:
 * the same files give the same modules and problems. A memory that is handed from run to run makes
 * the next one faster, and nothing else; one run alone does without.
 */
export function compile(files: ContentFiles, memory?: Memory): Compiled {
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
  memory?.begin(whatTextsDependOn(checking))
  const documents = readDocuments(sorted, (file, read) =>
    memory ? memory.remember(file, files.get(file), checking, read) : read(checking),
  )
  const slugs = [...sorted.folders.keys()]
  const navigation = readNavigation(settings.navigation, slugs, checking)
  const folders = idsByFolder(documents.cards)
  const pages = documents.pages.map((page) => resolveCards(page, documents.cards, folders, report))

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
  const { values } = checking
  const content =
    site && links ? { site, links, values, navigation, pages, cards: documents.cards } : null
  return {
    modules: sound && content ? emitModules(content, memory?.sources) : null,
    content,
    problems: problems.sorted(),
    placeholders: findPlaceholders(checking.linkingTexts),
    cards: documents.cards,
    counts: { pages: pages.length, cards: documents.cards.size },
  }
}

/** By the names of folders and files, whatever comes behind them: a before a-b. */
function inOrder(files: ContentFiles): ContentFiles {
  const named = [...files].map((file) => [nameOf(file[0]), file] as const)
  return new Map(named.sort(([a], [b]) => compareText(a, b)).map(([, file]) => file))
}

function nameOf(file: string): string {
  return file.replace(/\.[a-z]+$/, '').replaceAll('/', '\0')
}

type ReadOnce = <Result>(file: string, read: (checking: Checking) => Result) => Result

function readDocuments({ folders }: SortedFiles, readOnce: ReadOnce) {
  const pages: ReadPage[] = []
  const cards = new Map<string, ReadCard | null>()
  for (const [slug, { page: source, cards: sources }] of folders) {
    const page = source && readOnce(source.file, (checking) => readPage(slug, source, checking))
    if (page) pages.push(page)
    for (const [name, card] of sources) {
      const id = `${slug}/${name}`
      cards.set(id, card && readOnce(card.file, (checking) => readCard(id, card, checking)))
    }
  }
  return { pages, cards }
}

/** Everything that the reading of a text looks at besides its own file. */
function whatTextsDependOn({ values, knowsValues, linkKeys, pictures }: Checking): string {
  const kinds = ['figures.', 'site.', 'stored'].map(knowsValues)
  return JSON.stringify([[...values.printed], [...values.stored], kinds, linkKeys, [...pictures]])
}
