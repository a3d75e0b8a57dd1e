import matter from 'gray-matter'
import { parse } from 'yaml'
import type { Report } from './problem.ts'
import { YAML_OPTIONS, type Fields } from './fields.ts'
import { placeAt, type Source } from './source.ts'
import { explainYaml } from './explain-yaml.ts'

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
  const start = FENCE.length
  try {
    const file = matter(source.text, {
      language: 'yaml',
      engines: { yaml, js: refuse, javascript: refuse },
    })
    const fields = { source, start, end, data: file.data as unknown }
    return { fields, body: file.content, bodyStart: source.text.length - file.content.length }
  } catch (cause) {
    if (explainYaml({ source, start, end, data: null }, report)) return null
    throw cause
  }
}

const yaml = { parse: (text: string): object => parse(text, YAML_OPTIONS) ?? {} }

function refuse(): never {
  throw new Error('Front matter is never run')
}

/** Where the closing fence begins, with the line break before it; null when a fence is not as it should be. */
function findFences(source: Source, report: Report): number | null {
  const { text } = source
  const lines = text.split('\n')
  const opening = lines[0]?.trimEnd() ?? ''
  if (opening !== FENCE) {
    if (/^---+\s*(js|javascript|coffee|json|toml)\b/i.test(opening)) {
      report(
        placeAt(source, 0),
        'Front matter that is a program or in another language is not accepted.',
        'Write three hyphens (---) alone on the first line and the fields as name: value below it.',
      )
    } else {
      report(
        placeAt(source, 0),
        'The file does not begin with its fields.',
        'Make three hyphens (---) alone the first line, then the fields such as title:, then three hyphens alone again.',
      )
    }
    return null
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  const closingStart = lines.slice(0, closing).join('\n').length
  if (closing === -1) {
    report(
      placeAt(source, 0),
      'The fields at the top of the file are never closed.',
      'Write three hyphens (---) alone on a line below the last field.',
    )
    return null
  }
  if (lines[closing]?.trimEnd() !== FENCE) {
    report(
      placeAt(source, closingStart + 1),
      'The line that closes the fields holds more than three hyphens.',
      'Write three hyphens (---) alone on this line.',
    )
    return null
  }
  return closingStart
}
