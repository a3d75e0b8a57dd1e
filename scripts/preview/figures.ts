import { applyEdits, findNodeAtLocation, modify, parseTree, type ParseError } from 'jsonc-parser'
import path from 'node:path'
import type { FigureRow } from '../../src/preview/exchange.ts'
import type { Sent } from '../../src/preview/requests.ts'
import {
  asIn,
  compile,
  plainText,
  rawText,
  readContentFiles,
  replaceFile,
  valuesIn,
} from '../content/compiler.ts'
import { Refused } from './refused.ts'

const FILE = 'content/figures.json'

/** The figures that texts mention, each with the number of texts that use it. */
export function readFigures(root: string): FigureRow[] {
  const { content } = compile(readContentFiles(root))
  const used = [...content.readings, ...content.mails].map(({ source, uses }) => {
    const named = uses.flatMap(({ kind, name }) => (kind === 'figure' ? [`figures.${name}`] : []))
    return new Set([...valuesIn(source).map(({ name }) => name), ...named])
  })
  const figures = Object.entries(content.settings.figures?.whole ?? {})
  return figures.map(([name, { value, unit }]) => ({
    name,
    value: String(value),
    unit: unit ?? null,
    texts: used.filter((names) => names.has(`figures.${name}`)).length,
  }))
}

/** Writes changed values and units into figures.json, and leaves everything else in it as it is. */
export function saveFigures(root: string, changed: Sent<'save-figures'>): null {
  const raw = rawText(readContentFiles(root).get(FILE))
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
  const after = asIn(raw, applyEdits(text, edits))
  const isSaved = replaceFile(path.join(root, FILE), raw, after)
  if (!isSaved) throw new Refused(`${FILE} has changed meanwhile.`)
  return null
}

const UNREADABLE = `${FILE} cannot be read. Correct it on GitHub.`
