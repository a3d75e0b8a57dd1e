import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import type { Explanation, Report } from '../problem.ts'
import { YAML_OPTIONS, type Fields } from './fields.ts'
import { placeAt, type Source } from '../source.ts'
import { explainFrontMatter, explainSilentSlips, isSuspicious } from './explain-front-matter.ts'

/** A Markdown file cut in two: its fields, and its text from `bodyStart` on. */
export type MarkdownFile = {
  readonly fields: Fields
  readonly body: string
  readonly bodyStart: number
}

const FENCE = '---'

/**
 * Reads a Markdown file's front matter. gray-matter, which would run JavaScript that calls itself
 * front matter, is used here alone: it sees only files whose fences are plain, knows no other
 * language than YAML, and gets options, because without them it hands out cached objects.
 */
export function readFrontMatter(source: Source, report: Report): MarkdownFile | null {
  const end = findFences(source, report)
  if (end === null) return null
  const start = source.text.indexOf('\n') + 1
  const block = { source, start, end, data: null }
  try {
    const file = matter(source.text, {
      language: 'yaml',
      engines: { yaml, js: refuse, javascript: refuse },
    })
    const fields = { ...block, data: file.data as unknown }
    if (isSuspicious(source.text.slice(start, end)) && explainSilentSlips(fields, report))
      return null
    return { fields, body: file.content, bodyStart: source.text.length - file.content.length }
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    explainFrontMatter(block, report)
    return null
  }
}

class Unreadable extends Error {}

const yaml = {
  parse: (text: string): object => {
    const document = parseDocument(text, YAML_OPTIONS)
    if (document.errors.length + document.warnings.length > 0) throw new Unreadable()
    try {
      return (document.toJS() as object | null) ?? {}
    } catch (cause) {
      throw new Unreadable('An alias that leads nowhere, or to itself', { cause })
    }
  },
}

function refuse(): never {
  throw new Error('Front matter is never run')
}

/** Where the closing fence begins, with the line break before it; null when a fence is not as it should be. */
function findFences(source: Source, report: Report): number | null {
  const lines = source.text.split('\n')
  const opening = lines[0]?.trimEnd() ?? ''
  if (opening !== FENCE) {
    report(placeAt(source, 0), ...(/^---+ *[a-z]/i.test(opening) ? OTHER_LANGUAGE : NO_FIELDS))
    return null
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  if (closing === -1) {
    report(placeAt(source, 0), ...NEVER_CLOSED)
    return null
  }
  const end = lines.slice(0, closing).join('\n').length
  if (lines[closing]?.trimEnd() === FENCE) return end
  report(placeAt(source, end + 1), ...BADLY_CLOSED)
  return null
}

const NO_FIELDS: Explanation = [
  'The file does not begin with its fields.',
  'Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
]
const OTHER_LANGUAGE: Explanation = [
  'Only plain fields can stand at the top of a file, no program and no other language.',
  'Put --- alone on the first line, and fields written as name: value below it.',
]
const NEVER_CLOSED: Explanation = [
  'The fields at the top of the file are never closed.',
  'Put --- on a line of its own below the last field.',
]
const BADLY_CLOSED: Explanation = [
  'More than three hyphens stand on the line that closes the fields.',
  'Put --- and nothing else on this line.',
]
