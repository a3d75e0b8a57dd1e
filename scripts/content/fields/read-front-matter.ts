import matter from 'gray-matter'
import type { Document } from 'yaml'
import type { Source } from '../source.ts'
import { explainBelow } from './explain-below.ts'
import { explainFrontMatter } from './explain-front-matter.ts'
import { isSuspicious } from './explain-lines.ts'
import { dataOf, parseYaml, type FrontMatter, type MarkdownFile } from './fields.ts'
import { problemOf } from './mistake.ts'
import { isPlaced } from './places.ts'
import { swallowedEntry } from './swallowed-entry.ts'

/** Reads a Markdown file's front matter. Only where that fails, or may mislead, it is looked at line by line. */
export function readFrontMatter(source: Source): FrontMatter {
  const file = cutFile(source)
  const found = file ? { file, problems: [] } : explainFrontMatter(source)
  const misplaced = found.file ? explainBelow(source, found.file) : null
  const swallowed = found.file ? swallowedEntry(found.file.fields) : null
  if (swallowed && found.problems.length === 0) {
    return { file: null, problems: [problemOf(source, swallowed)] }
  }
  // What is below the fields by mistake can be neither read as text nor told as missing.
  return misplaced
    ? { file: null, problems: [...found.problems, problemOf(source, misplaced)] }
    : found
}

/** Two lines of three hyphens, the first of them at the top. */
const FENCED = /^---[ \t]*\n(?:(?!---).*\n)*---[ \t]*(?:\n|$)/

/**
 * The only use of gray-matter, which would run JavaScript that calls itself front matter: it sees
 * files whose fences are plain, knows no other language than YAML, and gets options, because without
 * them it hands out cached objects. Null where anything is unusual.
 */
function cutFile(source: Source): MarkdownFile | null {
  const { text } = source
  if (!FENCED.test(text)) return null
  let document: Document | undefined
  let data: object | null = null
  const yaml = {
    parse: (written: string): object => {
      document = parseYaml(written)
      data = dataOf(document)
      return data ?? {}
    },
  }
  const { content: body, matter: written } = matter(text, {
    language: 'yaml',
    engines: { yaml, js: refuse, javascript: refuse },
  })
  if (!document || !data || !isPlaced(data) || isSuspicious(written)) return null
  const start = text.indexOf(written)
  const fields = { source, start, end: start + written.length, data, document }
  return { fields, body, bodyStart: text.length - body.length }
}

function refuse(): never {
  throw new Error('Front matter is never run')
}
