import { isPair, isScalar, isSeq, visit } from 'yaml'
import type { Tried, TriedProblem } from '../../src/preview/exchange.ts'
import type { Received } from '../../src/preview/requests.ts'
import {
  createTrial,
  plainText,
  readFields,
  type FieldsOfFile,
  type Problem,
} from '../content/compiler.ts'
import { shownProblem } from './live-content.ts'
import { serializeContent } from './serialize-content.ts'
import { editWording } from './wording.ts'

/** Returns a function that checks content with changes to a file, and writes nothing. */
export function createTry(root: string) {
  const compileWith = createTrial(root)
  return (path: string, saving: Received<'try'>): Tried => {
    const { file } = saving
    const { after: text, conflict } = editWording(path, saving)
    const { content, problems } = compileWith(file, text)
    return {
      conflict,
      entry: serializeContent(content)?.entries[file] ?? null,
      problems: problems.map((problem) => atField(problem, file, plainText(text))),
    }
  }
}

/** A problem with its field, if it is in this file. */
function atField(problem: Problem, file: string, text: string): TriedProblem {
  const shown = shownProblem(problem)
  const { line, column } = shown
  const read = readFields(file, text)
  if (shown.file !== file || read === null) return { ...shown, field: null }
  const fieldLines = text.slice(0, read.bodyStart).split('\n').length - 1
  if (line > fieldLines) return { ...shown, line: line - fieldLines, field: 'body' }
  const linesBefore = text.split('\n').slice(0, line - 1)
  const offset = [...linesBefore, ''].join('\n').length + column - 1
  return { ...shown, field: fieldAt(read.fields, offset) }
}

/** The names and indexes, joined by dots, of the field at an offset of the file; null if there is none. */
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
