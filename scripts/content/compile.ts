import type { Checking } from './checking.ts'
import { checkFolders } from './check/check-folders.ts'
import { judgeLinks, type Placeholder } from './check/judge-links.ts'
import { checkReachable, checkUsed } from './check/check-use.ts'
import { checkSettings } from './check/check-settings.ts'
import { typedFigures } from './check/typed-figures.ts'
import { emitModules, type Content } from './emit/emit-modules.ts'
import { linkingText } from './link-use.ts'
import { nothingKept, type Kept } from './kept/kept.ts'
import { noMemory, type Remember } from './memory.ts'
import { createProblemList, type Problem } from './problem.ts'
import { collectValues, knowsValues } from './read/collect-values.ts'
import { readFolder } from './read/read-folder.ts'
import { createReadOnce } from './read/reading.ts'
import type { CardHead } from './read/read-card.ts'
import { readNavigation } from './read/read-navigation.ts'
import { readSettings } from './read/read-settings.ts'
import { resolveCards } from './read/resolve-cards.ts'
import type { ContentFiles } from './files/content-files.ts'
import { sortFiles } from './files/sort-files.ts'

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
  readonly placeholders: readonly Placeholder[]
  readonly counts: { readonly pages: number; readonly cards: number }
}

/**
 * Compiles the files of content (paths from the project's root to what they hold) to modules. Pure:
 * the same files give the same modules and problems. A memory that is handed from run to run, and
 * what an earlier process kept, make it faster and nothing else.
 */
export function compile(
  files: ContentFiles,
  remember: Remember = noMemory,
  kept: Kept = nothingKept,
): Compiled {
  const problems = createProblemList()
  const report = problems.error
  const sorted = sortFiles(files, report, remember)
  const settings = readSettings(sorted.json, report, remember)
  const given = {
    values: collectValues(settings),
    typedFigures: typedFigures(settings.figures?.parts ?? {}),
    knowsValues: (name: string) => knowsValues(settings, name),
    linkKeys: settings.links?.parts?.links ? Object.keys(settings.links.parts.links) : null,
    pictures: sorted.pictures,
  }
  const dependsOn = asText(given)
  const checking: Checking = {
    ...given,
    report,
    warn: problems.warning,
    // The very same text as before, so that nobody has to compare its characters.
    dependsOn: remember('what texts depend on', [dependsOn], () => dependsOn),
    usedValues: new Set(),
    usedPictures: new Set(),
    linkingTexts: [],
  }
  const readOnce = createReadOnce(remember, checking)
  const folders = [...sorted.folders].map(([slug, paths]) => {
    const texts = paths.map((path) => files.get(path) ?? '')
    return readOnce(
      `folder ${slug}`,
      [checking.dependsOn, paths, ...texts],
      (listening) => readFolder(slug, { paths, files }, listening, remember),
      (read) => kept.folder({ slug, dependsOn: checking.dependsOn, paths, texts }, read),
    )
  })
  const heads = new Map<string, CardHead | null>()
  for (const folder of folders) for (const [id, head] of folder.heads) heads.set(id, head)
  const slugs = folders.map(({ slug }) => slug)
  const navigation = readNavigation(settings.navigation, slugs, checking)
  const pages = resolveCards(folders, heads, readOnce)

  checkFolders(folders, report)
  const settingsLinks = linkingText(null, checkSettings(settings, sorted.logos, report))
  const { linked, placeholders } = judgeLinks(settingsLinks, folders, readOnce)
  // What a file that cannot be read leads to is not known.
  if (
    folders.every(({ isWhole }) => isWhole) &&
    settings.navigation?.whole &&
    settings.links?.whole
  ) {
    checkReachable(pages, { linked, navigation }, report)
  }
  const sound = problems.sorted().every(({ severity }) => severity === 'warning')
  // What a text with a mistake uses is not known.
  if (sound) checkUsed(settings.figures, checking, problems.warning)
  const { site, links } = { site: settings.site?.whole, links: settings.links?.whole }
  const { values } = checking
  const content = site && links ? { site, links, values, navigation, pages, folders } : null
  return {
    modules: sound && content ? emitModules(content, remember, kept) : null,
    content,
    problems: problems.sorted(),
    placeholders,
    counts: { pages: pages.length, cards: heads.size },
  }
}

type Given = Pick<Checking, 'values' | 'typedFigures' | 'knowsValues' | 'linkKeys' | 'pictures'>

function asText({ values, typedFigures, knowsValues, linkKeys, pictures }: Given): string {
  const typed = typedFigures.figures.map(({ name, pattern }) => [name, pattern.source])
  const kinds = ['figures.', 'site.', 'stored'].map(knowsValues)
  const { printed, stored } = values
  return JSON.stringify([[...printed], [...stored], typed, kinds, linkKeys, [...pictures]])
}
