import {
  applyEdits,
  findNodeAtLocation,
  getLocation,
  modify,
  parseTree,
  type ParseError,
} from 'jsonc-parser'
import path from 'node:path'
import type { Problem, TriedProblem } from './pages/exchange.ts'
import type { Figure } from './pages/requests.ts'
import {
  asIn,
  compile,
  newErrors,
  offsetAt,
  plainText,
  rawText,
  readContentFiles,
  replaceFile,
} from '../content/for-tools.ts'
import { shownProblem } from './live-content.ts'
import { Refused } from '../system/refused.ts'

const FILE = 'content/figures.json'

/** The figures that texts mention. @throws {Refused} if their file cannot be read */
export function readFigures(root: string): Figure[] {
  const { figures } = compile(readContentFiles(root)).content.settings
  if (figures?.whole === undefined) throw new Refused(UNREADABLE)
  return Object.entries(figures.whole).map(([name, { value, unit = null }]) => {
    return { name, value: String(value), unit }
  })
}

/**
 * Writes changed values and units into figures.json, and leaves everything else in it as it is. Writes nothing if
 * that would bring new errors, and returns these.
 */
export function saveFigures(root: string, changed: readonly Figure[]): TriedProblem[] {
  const files = readContentFiles(root)
  const raw = rawText(files.get(FILE))
  if (raw === null) throw new Refused(UNREADABLE)
  const text = plainText(raw)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors)
  if (tree === undefined || errors.length > 0) throw new Refused(UNREADABLE)
  const edits = changed.flatMap(({ name, value, unit }) =>
    Object.entries({ value, unit }).flatMap(([field, to]) => {
      const before: string | number | undefined = findNodeAtLocation(tree, [name, field])?.value
      if (before === undefined || to === null || String(before) === to) return []
      const isNumber = typeof before === 'number' && /^\d+(?:\.\d+)?$/.test(to)
      return modify(text, [name, field], isNumber ? Number(to) : to, {})
    }),
  )
  const after = applyEdits(text, edits)
  const mistakes = newErrors(files, new Map(files).set(FILE, after)).map(shownProblem)
  if (mistakes.length > 0) {
    return mistakes.map((each) => Object.assign(each, { field: figureAt(after, each) }))
  }
  const isSaved = replaceFile(path.join(root, FILE), raw, asIn(raw, after))
  if (!isSaved) throw new Refused(`${FILE} has changed meanwhile.`)
  return []
}

/** The name of the figure at the place of a problem; null if the problem is in another file. */
function figureAt(text: string, problem: Problem): string | null {
  const [name = null] = getLocation(text, offsetAt(text, problem)).path
  return problem.file === FILE && name !== null ? String(name) : null
}

const UNREADABLE = `${FILE} cannot be read. Correct it on GitHub.`
