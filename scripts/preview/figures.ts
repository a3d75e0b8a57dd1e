import path from 'node:path'
import * as v from 'valibot'
import { isScalar, parseDocument } from 'yaml'
import { figuresSchema, type FigureRow } from '../../src/preview/exchange.ts'
import {
  asIn,
  compile,
  plainText,
  rawText,
  readContentFiles,
  replaceFile,
  valuesIn,
} from '../content/compiler.ts'
import type { Answer } from './send.ts'

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
export function saveFigures(root: string, sent: unknown): Answer {
  const changed = v.parse(figuresSchema, sent)
  const raw = rawText(readContentFiles(root).get(FILE))
  if (raw === null) return UNREADABLE
  const text = plainText(raw)
  const document = parseDocument(text)
  if (document.errors.length > 0) return UNREADABLE
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
  return isSaved ? [200, readFigures(root)] : [409, { message: `${FILE} has changed meanwhile.` }]
}

const UNREADABLE: Answer = [422, { message: `${FILE} cannot be read. Correct it on GitHub.` }]
