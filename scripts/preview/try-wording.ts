import { isPair, isScalar, isSeq, visit } from 'yaml'
import type { Tried, TriedProblem } from '../../src/preview/exchange.ts'
import {
  createTrial,
  plainText,
  readFields,
  type FieldsOfFile,
  type Problem,
} from '../content/compiler.ts'
import { keyOf } from './live-content.ts'
import { readEntry, serializeContent } from './serialize-content.ts'
import { shownProblem } from './shown-problem.ts'

/**
 * Shows and checks content as it would be with this text in the place of a file, and writes nothing.
 * @returns a function that takes the file's path from the project's root
 */
export function createTry(root: string) {
  const compileWith = createTrial(root)
  return (file: string, text: string): Omit<Tried, 'conflict'> => {
    const { content, problems } = compileWith(file, text)
    const json = serializeContent(content)?.get(keyOf(file))
    const entry = json === undefined ? null : readEntry(json)
    const read = readFields(file, plainText(text))
    const plain = plainText(text)
    const shown = (found: Problem): TriedProblem => {
      const problem = shownProblem(found)
      if (problem.file !== file || read === null) return { ...problem, field: null }
      const { fields, bodyStart } = read
      const above = plain.slice(0, bodyStart).split('\n').length - 1
      if (problem.line > above) return { ...problem, line: problem.line - above, field: 'body' }
      const before = plain.split('\n').slice(0, problem.line - 1)
      const offset = before.reduce((sum, line) => sum + line.length + 1, problem.column - 1)
      return { ...problem, field: fieldAt(fields, offset) }
    }
    return { entry: entry?.kind === 'school' ? null : entry, problems: problems.map(shown) }
  }
}

/** The names and indexes, joined by dots, of the field that stands at an offset of the file; null for none. */
function fieldAt({ document, start }: FieldsOfFile, offset: number): string | null {
  let found: string[] = []
  visit(document, {
    Node: (_, node, ancestors) => {
      if ((node.range?.[0] ?? Infinity) > offset - start) return
      const line: readonly unknown[] = [...ancestors, node]
      found = line.flatMap((around, depth) => {
        if (isPair(around) && isScalar(around.key)) return String(around.key.value)
        return isSeq(around) && depth + 1 < line.length
          ? String(around.items.indexOf(line[depth + 1]))
          : []
      })
    },
  })
  return found.join('.') || null
}
