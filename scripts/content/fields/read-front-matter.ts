import matter from 'gray-matter'
import type { Report } from '../problem.ts'
import type { FieldBlock, Fields } from './fields.ts'
import type { Source } from '../source.ts'
import { explainFrontMatter, explainSilentSlips, isSuspicious } from './explain-front-matter.ts'
import { findFences } from './find-fences.ts'
import { mendFields } from './mend-fields.ts'
import { parsePlainYaml, parseYaml } from './parse-yaml.ts'

/** A Markdown file cut in two: its fields, and its text from `bodyStart` on. */
export type MarkdownFile = {
  readonly source: Source
  /** Their data is null when they cannot be read at all. */
  readonly fields: Fields
  /** Whether the fields as they stand say what was meant; if not, that is reported. */
  readonly readable: boolean
  readonly body: string
  readonly bodyStart: number
}

/** Reads a Markdown file's front matter. */
export function readFrontMatter(source: Source, report: Report): MarkdownFile | null {
  const fences = findFences(source, report)
  if (fences === null) return null
  const block = { source, ...fences, data: null }
  const { bodyStart } = fences
  const body = source.text.slice(bodyStart)
  const data = parseFields(source, parseYaml)
  if (data === null) {
    explainFrontMatter(block, report)
    return { source, fields: behindSlips(block), readable: false, body, bodyStart }
  }
  const fields = { ...block, data }
  const readable = !isSuspicious(writtenText(fields)) || !explainSilentSlips(fields, report)
  return { source, fields: readable ? fields : behindSlips(block), readable, body, bodyStart }
}

/**
 * Reads the front matter of a file in which nothing is unusual, as most files are, in a fraction of
 * the time. Null for any other: what is wrong with it, the careful reading tells.
 */
export function readPlainFrontMatter(source: Source): MarkdownFile | null {
  let plain = true
  const fences = findFences(source, () => {
    plain = false
  })
  if (fences === null || !plain) return null
  const { bodyStart } = fences
  const block = { source, ...fences }
  if (isSuspicious(writtenText(block))) return null
  const data = parseFields(source, parsePlainYaml)
  if (data === null) return null
  return {
    source,
    fields: { ...block, data },
    readable: true,
    body: source.text.slice(bodyStart),
    bodyStart,
  }
}

/**
 * What the fields say; null when they cannot be read. gray-matter, which would run JavaScript that
 * calls itself front matter, is used here alone: it sees only files whose fences are plain, knows no
 * other language than YAML, and gets options, because without them it hands out cached objects.
 */
function parseFields(source: Source, parse: (text: string) => object | null): object | null {
  let readable = true
  const yaml = {
    parse: (text: string): object => {
      const data = parse(text)
      readable = data !== null
      return data ?? {}
    },
  }
  const { data } = matter(source.text, {
    language: 'yaml',
    engines: { yaml, js: refuse, javascript: refuse },
  })
  return readable ? data : null
}

/** The fields as they would be without their slips, to look for other problems in them. */
function behindSlips(block: Fields): Fields {
  const mended = mendFields(block)
  return mended ? { ...mended, data: parseYaml(writtenText(mended)) } : block
}

function writtenText({ source, start, end }: FieldBlock): string {
  return source.text.slice(start, end)
}

function refuse(): never {
  throw new Error('Front matter is never run')
}
