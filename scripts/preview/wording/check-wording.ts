import type { Problem as ShownProblem, Tried, TriedProblem } from '../../../src/preview/exchange.ts'
import { openCache } from '../../content/cache.ts'
import { compile } from '../../content/compile.ts'
import { readContentFiles } from '../../content/files/read-files.ts'
import type { Problem } from '../../content/problem.ts'
import { serializeContent, readEntry } from '../serialize-content.ts'
import { keyOf } from '../live-content.ts'
import { findField } from './find-field.ts'

/**
 * Checks content as it would be with this text in the place of a file, and writes nothing.
 * @returns a function that takes the file's path from the project's root
 */
export function createWordingCheck(root: string) {
  let cache: ReturnType<typeof openCache> | undefined
  return (file: string, text: string): Tried => {
    cache ??= openCache(root)
    const files = new Map(readContentFiles(root)).set(file, text)
    const { content, problems } = compile(files, cache.read)
    const json = file.startsWith('content/mail/')
      ? serializeContent(content)?.get(keyOf(file))
      : null
    const fieldOf = findField(file, text)
    return {
      problems: problems.map((problem) => shown(problem, file, fieldOf)),
      mail: json ? readMail(json) : null,
    }
  }
}

function readMail(json: string) {
  const entry = readEntry(json)
  return entry.kind === 'mail' ? entry : null
}

function shown(
  { file, line, column, severity, sentence, advice }: Problem,
  tried: string,
  fieldOf: (problem: ShownProblem) => string | null,
): TriedProblem {
  const problem = { file, line, column, severity, sentence, advice }
  return { ...problem, field: file === tried ? fieldOf(problem) : null }
}
