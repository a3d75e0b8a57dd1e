import { compile, type Compiled } from './compile.ts'
import type { ContentFiles, FileContent } from './files/content-files.ts'
import { filesWithErrors, sortProblems, type Problem } from './problem.ts'
import type { ReadText } from './read/read-text.ts'
import { JSON_FILES, jsonPath } from './sort/sort-files.ts'

/** `old`: the settings files that have a mistake now, and whose last good version was compiled in their place. */
export type CompiledLive = Compiled & { readonly old: readonly string[] }

const SETTINGS = JSON_FILES.map(jsonPath)

/**
 * Compiles again and again while somebody writes. A settings file with a mistake keeps no text from
 * being read: its last good version stands in for it, and there are no modules until it is mended.
 */
export function createLiveCompile(read: ReadText) {
  const good = new Map<string, FileContent>()
  return (files: ContentFiles): CompiledLive => {
    const used = new Map(files)
    const mistakes: Problem[] = []
    const old = new Set<string>()
    let compiled = compile(used, read)
    for (;;) {
      const wrong = filesWithErrors(compiled.problems)
      const replaced = SETTINGS.filter((file) => {
        return (
          wrong.has(file) &&
          !old.has(file) &&
          (good.get(file) ?? files.get(file)) !== files.get(file)
        )
      })
      if (replaced.length === 0) break
      for (const file of replaced) {
        old.add(file)
        used.set(file, good.get(file) ?? '')
        mistakes.push(...compiled.problems.filter((problem) => isAbout(problem, file)))
      }
      compiled = compile(used, read)
    }
    const wrong = filesWithErrors(compiled.problems)
    for (const file of SETTINGS) {
      const content = files.get(file)
      if (content !== undefined && !old.has(file) && !wrong.has(file)) good.set(file, content)
    }
    if (old.size === 0) return { ...compiled, old: [] }
    const others = compiled.problems.filter(({ place }) => !old.has(place.file))
    return {
      ...compiled,
      modules: null,
      problems: sortProblems([...mistakes, ...others]),
      old: [...old],
    }
  }
}

function isAbout({ place, also }: Problem, file: string): boolean {
  return [place, ...also].some((each) => each.file === file)
}
