import { compile, type Compiled } from './compile.ts'
import type { ContentFiles, FileContent } from './files/content-files.ts'
import { JSON_FILES, jsonPath } from './files/sort-files.ts'
import { sortProblems, type Problem } from './problem.ts'
import type { ReadText } from './read/read-text.ts'
import { readSettings } from './settings/read-settings.ts'

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
    const old = new Set<string>()
    const mistakes: Problem[] = []
    const standIn = (problems: readonly Problem[]): boolean => {
      const wrong = filesWithErrors(problems)
      const replaced = SETTINGS.filter((file) => {
        const last = good.get(file)
        return wrong.has(file) && !old.has(file) && last !== undefined && last !== files.get(file)
      })
      for (const file of replaced) {
        old.add(file)
        used.set(file, good.get(file) ?? '')
        mistakes.push(...problems.filter((problem) => problem.file === file))
      }
      return replaced.length > 0
    }

    // What cannot be read is replaced first: without its values every text would be read anew, twice.
    standIn(readSettings(files).problems)
    let compiled = compile(used, read)
    while (standIn(compiled.problems)) compiled = compile(used, read)

    const wrong = filesWithErrors(compiled.problems)
    for (const file of SETTINGS) {
      const content = files.get(file)
      if (content !== undefined && !old.has(file) && !wrong.has(file)) good.set(file, content)
    }
    if (old.size === 0) return { ...compiled, old: [] }
    const others = compiled.problems.filter(({ file }) => !old.has(file))
    return {
      ...compiled,
      modules: null,
      problems: sortProblems([...mistakes, ...others]),
      old: [...old],
    }
  }
}

export function filesWithErrors(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
}
