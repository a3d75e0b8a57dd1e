import { walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { MarkdownText } from './node-context.ts'

/** So many words the two have to share: points of a few words are often alike. */
const SHARED = 5

/** A part of a text, and where it begins. */
type Part = { readonly words: string; readonly start: number }

/**
 * Paragraphs, points of a list, sentences and lines that are the same as the one before but for a word, a
 * figure or a number: two versions, put together by hand, of which one was to go.
 */
export function checkAlike(tree: TreeNode, { source, bodyStart }: MarkdownText): Problem[] {
  const found = new Map<number, Problem>()
  const compare = (parts: readonly Part[], what: string): void => {
    for (const [index, { words, start }] of parts.entries()) {
      const before = parts[index - 1]
      const differing = before && difference(before.words, words)
      if (!differing) continue
      const sentence = `${what}, ${differing}.`
      const place = placeAt(source, start)
      if (!found.has(place.line)) found.set(place.line, warning(place, sentence, ADVICE))
    }
  }
  const partOf = ({ position }: TreeNode): Part => {
    const start = bodyStart + (position?.start.offset ?? 0)
    return { words: source.text.slice(start, bodyStart + (position?.end.offset ?? 0)), start }
  }
  const look = ({ children = [] }: TreeNode): void => {
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]
      if (node.type === 'paragraph') {
        const { words, start } = partOf(node)
        compare(sentencesOf(words, start), 'This sentence repeats the one before it')
        compare(partsOf(words, start, LINE), 'This line repeats the one above it')
      }
      if (before?.type !== node.type) continue
      const pair = [partOf(before), partOf(node)]
      if (node.type === 'paragraph') compare(pair, 'This paragraph repeats the one above it')
      if (node.type === 'listItem') compare(pair, 'This point repeats the one above it')
    }
  }
  look(tree)
  walk(tree, look)
  return [...found.values()]
}

const ADVICE = 'Were both versions kept by mistake? Then remove the one that does not hold.'

const SENTENCE = /[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]*\s*/g
const LINE = /[^\n]+\n?/g

export function sentencesOf(text: string, start: number): Part[] {
  return partsOf(text, start, SENTENCE)
}

function partsOf(text: string, start: number, pattern: RegExp): Part[] {
  return Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
    words,
    start: start + index,
  }))
}

/** Says what differs in the middle of two texts, where all around it is the same; null where too much differs. */
function difference(before: string, after: string): string | null {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const short = Math.min(one.length, other.length)
  let first = 0
  while (first < short && one[first] === other[first]) first += 1
  let last = 0
  while (last < short - first && one.at(-1 - last) === other.at(-1 - last)) last += 1
  const [was, is] = [one.slice(first, one.length - last), other.slice(first, other.length - last)]
  const isShort = [was, is].every((words) => words.length <= most(words))
  if (first + last < SHARED || !isShort || was.length + is.length === 0) return null
  const [gone, come] = [was, is].map((words) => words.join(' ').replace(/[.,;:!?]+$/, ''))
  if (was.length === 0) return `with “${come}” added`
  if (is.length === 0) return `without “${gone}”`
  return gone === come ? null : `with “${come}” in place of “${gone}”`
}

/** A figure may have its unit with it. */
function most(words: readonly string[]): number {
  return words.some((word) => /\d|\{\{/.test(word)) ? 2 : 1
}

export function wordsOf(text: string): string[] {
  return text
    .trim()
    .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
    .split(/\s+/)
}
