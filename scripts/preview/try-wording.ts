import { isPair, isScalar, isSeq, visit } from 'yaml'
import type { Tried } from './pages/exchange.ts'
import type { Sent } from './pages/requests.ts'
import {
  offsetAt,
  plainText,
  readFields,
  type FrontMatter,
  type Problem,
} from '../content/for-tools.ts'
import { shownProblem, type LiveContent } from './live-content.ts'
import { serializeContent } from './serialize-content.ts'
import { editWording } from './wording.ts'

/** Checks content with changes to a file, and writes nothing. */
export function tryWording({ compile }: LiveContent, path: string, saving: Sent<'try'>): Tried {
  const { file } = saving
  const { after } = editWording(path, saving)
  const { content, problems } = compile({ file, text: after })
  const text = plainText(after)
  const read = readFields(file, text)
  const linesAbove = text.slice(0, read?.bodyStart ?? 0).split('\n').length - 1
  const fieldOf = ({ place }: Problem): string | null => {
    if (place.file !== file || read === null) return null
    return place.line > linesAbove ? 'body' : fieldAt(read.fields, offsetAt(text, place))
  }
  return {
    entry: serializeContent(content)?.entries[file] ?? null,
    problems: problems.map((problem) => {
      return Object.assign(shownProblem(problem), { field: fieldOf(problem) })
    }),
    linesAbove,
  }
}

/** The names and indexes, joined by dots, of the field at an offset of the file; null if there is none. */
function fieldAt({ document, start }: FrontMatter, offset: number): string | null {
  let names: string[] = []
  visit(document, {
    Node: (_, node, ancestors) => {
      if ((node.range?.[0] ?? Infinity) > offset - start) return
      const line: readonly unknown[] = [...ancestors, node]
      names = line.flatMap((around, depth) => {
        if (isPair(around) && isScalar(around.key)) return String(around.key.value)
        return isSeq(around) && depth + 1 < line.length
          ? String(around.items.indexOf(line[depth + 1]))
          : []
      })
    },
  })
  return names.join('.') || null
}
