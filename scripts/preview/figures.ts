import path from 'node:path'
import { isScalar, parseDocument } from 'yaml'
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
  const document = parseDocument(text)
  if (document.errors.length > 0) throw new Refused(UNREADABLE)
  const edits = changed.flatMap(({ name, value, unit }) =>
    Object.entries({ value, unit }).flatMap(([field, to]) => {
      const node = document.getIn([name, field], true)
      if (!isScalar(node) || !node.range || to === null || String(node.value) === to) return []
      const isNumber = typeof node.value === 'number' && /^\d+(?:\.\d+)?$/.test(to)
      return [{ start: node.range[0], end: node.range[1], to: isNumber ? to : JSON.stringify(to) }]
    }),
  )
  const after = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((json, { start, end, to }) => json.slice(0, start) + to + json.slice(end), text)
  const isSaved = replaceFile(path.join(root, FILE), raw, asIn(raw, after))
  if (!isSaved) throw new Refused(`${FILE} has changed meanwhile.`)
  return null
}

const UNREADABLE = `${FILE} cannot be read. Correct it on GitHub.`
