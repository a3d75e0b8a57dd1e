import matter from 'gray-matter'
import type { Report } from '../problem.ts'
import type { Fields } from './fields.ts'
import type { Source } from '../source.ts'
import { explainFrontMatter, explainSilentSlips, isSuspicious } from './explain-front-matter.ts'
import { findFences } from './find-fences.ts'
import { mendFields } from './mend-fields.ts'
import { parseYaml } from './parse-yaml.ts'

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

/**
 * Reads a Markdown file's front matter. gray-matter, which would run JavaScript that calls itself
 * front matter, is used here alone: it sees only files whose fences are plain, knows no other
 * language than YAML, and gets options, because without them it hands out cached objects.
 */
export function readFrontMatter(source: Source, report: Report): MarkdownFile | null {
  const fences = findFences(source, report)
  if (fences === null) return null
  const block = { source, ...fences, data: null }
  const { bodyStart } = fences
  const body = source.text.slice(bodyStart)
  try {
    const { data } = matter(source.text, {
      language: 'yaml',
      engines: { yaml, js: refuse, javascript: refuse },
    })
    const fields = { ...block, data: data as unknown }
    const readable = !isSuspicious(writtenText(fields)) || !explainSilentSlips(fields, report)
    return { source, fields: readable ? fields : behindSlips(block), readable, body, bodyStart }
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    explainFrontMatter(block, report)
    return { source, fields: behindSlips(block), readable: false, body, bodyStart }
  }
}

class Unreadable extends Error {}

const yaml = {
  parse: (text: string): object => {
    const data = parseYaml(text)
    if (data === null) throw new Unreadable()
    return data
  },
}

/** The fields as they would be without their slips, to look for other problems in them. */
function behindSlips(block: Fields): Fields {
  const mended = mendFields(block)
  return mended ? { ...mended, data: parseYaml(writtenText(mended)) } : block
}

function writtenText({ source, start, end }: Fields): string {
  return source.text.slice(start, end)
}

function refuse(): never {
  throw new Error('Front matter is never run')
}
