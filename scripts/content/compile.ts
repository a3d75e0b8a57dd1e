import { CHECKS, LAST_CHECKS } from './checks/checks.ts'
import type { Content } from './content.ts'
import { emitModules } from './emit/emit-modules.ts'
import type { ContentFiles } from './files/content-files.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import { filesWithErrors, formatPlace, newProblems, sortProblems, type Problem } from './problem.ts'
import { readText, type ReadText } from './read/read-text.ts'
import { resolve } from './resolve/resolve.ts'
import { readSettings, type Settings } from './settings/read-settings.ts'
import { valuesOf } from './settings/values.ts'
import { sortFiles } from './sort/sort-files.ts'

export type Compiled = {
  /** Source of every module by its path below src/content/compiled; null if there are errors. */
  readonly modules: ReadonlyMap<string, string> | null
  readonly content: Content
  /** In order of their places, as are the placeholders. */
  readonly problems: readonly Problem[]
  readonly placeholders: readonly Placeholder[]
}

/**
 * Compiles the files of content to modules. Pure: the same files give the same modules and problems.
 * @param read reads a text; a cache can stand in front of it
 * @param earlier replaces each settings file with a mistake
 */
export function compile(
  files: ContentFiles,
  read: ReadText = readText,
  earlier?: Settings,
): Compiled {
  const sorted = sortFiles(files)
  const { settings, problems: ofSettings } = readSettings(files, sorted.settings, earlier)
  const values = valuesOf(settings)
  const texts = sorted.texts.map((text) => read(text, files.get(text.file) ?? '', values))
  const content = resolve(files, sorted, settings, values, texts)
  const causes = onlyCauses(sorted.problems, [
    ofSettings,
    texts.flatMap(({ problems }) => problems),
    ...CHECKS.map((check) => check(content)),
  ])
  const last = filesWithErrors(causes).size === 0 ? LAST_CHECKS : []
  const problems = [...causes, ...last.flatMap((check) => check(content))]
  const { site, links } = settings
  const canEmit = filesWithErrors(problems).size === 0 && site?.whole && links?.whole
  let modules: Compiled['modules'] = null
  return {
    // Written at first use: content:check never asks for them.
    get modules() {
      if (canEmit) modules ??= emitModules({ ...content, site: site.whole, links: links.whole })
      return modules
    },
    content,
    problems: sortProblems(problems),
    placeholders: findPlaceholders(content.sources),
  }
}

/** The errors that a change of files would bring. */
export function newErrors(before: ContentFiles, after: ContentFiles): Problem[] {
  const problems = newProblems(compile(before).problems, compile(after).problems)
  return problems.filter(({ severity }) => severity === 'error')
}

/**
 * Leaves out the problems that follow from others: in a misnamed file, and in a place in which an
 * earlier stage has found an error.
 */
function onlyCauses(
  misnamed: readonly Problem[],
  stages: readonly (readonly Problem[])[],
): Problem[] {
  const files = new Set(misnamed.map(({ place }) => place.file))
  const places = new Set<string>()
  const others = stages.flatMap((problems) => {
    const news = problems.filter(
      ({ place }) => !files.has(place.file) && !places.has(formatPlace(place)),
    )
    for (const { severity, place } of news) if (severity === 'error') places.add(formatPlace(place))
    return news
  })
  return [...misnamed, ...others]
}
