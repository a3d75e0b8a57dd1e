import { textOf, walk, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { warning, type Problem } from '../problem.ts'
import { lineStart, placeAt, type Source } from '../source.ts'
import { sentencesOf, wordsOf } from './check-alike.ts'
import type { MarkdownText } from './node-context.ts'

/** Paragraphs, headings and points of a list that stand there twice, one right below the other, and sentences. */
export function checkTwice(tree: TreeNode, { source, bodyStart }: MarkdownText): Problem[] {
  const problems: Problem[] = []
  const check = ({ children = [] }: TreeNode): void => {
    for (const [index, node] of children.entries()) {
      const sentences = node.type === 'paragraph' ? checkSentences(node, source, bodyStart) : []
      problems.push(...sentences)
      const ofLines = sentences.length === 0 && /^(?:paragraph|table)$/.test(node.type)
      if (ofLines) problems.push(...checkLines(node, source, bodyStart))
      const before = children[index - 1]
      if (before === undefined || !/^(?:paragraph|heading|listItem)$/.test(node.type)) continue
      const written = writtenIn(source.text, bodyStart, node)
      if (written.length < 8 || written !== writtenIn(source.text, bodyStart, before)) continue
      const place = placeAt(source, bodyStart + (node.position?.start.offset ?? 0))
      const sentence = 'The same words stand here twice, one below the other.'
      const end = bodyStart + (node.position?.end.offset ?? 0)
      const edit = { start: bodyStart + (before.position?.end.offset ?? 0), end, text: '' }
      problems.push(warning(place, sentence, 'Remove one of the two.', undefined, edit))
    }
  }
  const whole = wholeTwice(tree, source, bodyStart)
  if (whole.length > 0) return whole
  check(tree)
  walk(tree, check)
  return [...problems, ...headingsTwice(tree, source, bodyStart)]
}

/** A text that was pasted below itself. */
function wholeTwice({ children = [] }: TreeNode, source: Source, bodyStart: number): Problem[] {
  const parts = children.map((node) => writtenIn(source.text, bodyStart, node))
  const half = parts.length / 2
  const isTwice = half > 1 && parts.slice(0, half).every((part, at) => part === parts[at + half])
  if (!Number.isInteger(half) || !isTwice) return []
  const [last, next] = [children[half - 1], children[half]]
  const start = bodyStart + (last?.position?.end.offset ?? 0)
  const edit = { start, end: source.text.length, text: '\n' }
  const place = placeAt(source, bodyStart + (next?.position?.start.offset ?? 0))
  const sentence = 'From here on the text stands in this file for the second time.'
  return [warning(place, sentence, 'Remove one of the two.', undefined, edit)]
}

/** Two parts of a text with the same name, as a heading that was copied keeps it. */
function headingsTwice({ children = [] }: TreeNode, source: Source, bodyStart: number): Problem[] {
  const headings = children.filter(({ type, depth }) => type === 'heading' && depth === 2)
  const names = headings.map((heading) => textOf(heading).trim().toLowerCase())
  return headings.flatMap((heading, index) => {
    const first = headings[names.indexOf(names[index] ?? '')]
    // Right below the other one, it has been told.
    const isNext = children.indexOf(heading) === children.indexOf(first ?? heading) + 1
    if (first === undefined || first === heading || names[index] === '' || isNext) return []
    const { line } = placeAt(source, bodyStart + (first.position?.start.offset ?? 0))
    const sentence = `The heading ${textOf(heading).trim()} stands in line ${line}, too.`
    const advice =
      'Write what their parts are about, in the one that is new, so that readers can tell them apart.'
    return [
      warning(placeAt(source, bodyStart + (heading.position?.start.offset ?? 0)), sentence, advice),
    ]
  })
}

/** A line of a paragraph, or a row of a table, that was pasted twice; more than two of them are no slip. */
function checkLines(node: TreeNode, source: Source, bodyStart: number): Problem[] {
  const start = bodyStart + (node.position?.start.offset ?? 0)
  const lines = writtenIn(source.text, bodyStart, node).split('\n')
  return lines.flatMap((line, index) => {
    const isTwice = isSame(lines, index, index - 1) && wordsOf(line).length >= FEWEST_WORDS
    const isMore = isSame(lines, index, index - 2) || isSame(lines, index, index + 1)
    if (!isTwice || isMore) return []
    const at = start + lineStart(lines, index)
    const edit = { start: at - 1, end: at + line.length, text: '' }
    const sentence = 'This line stands here twice.'
    return warning(placeAt(source, at), sentence, 'Remove one of the two.', undefined, edit)
  })
}

function isSame(lines: readonly string[], index: number, other: number): boolean {
  return lines[index]?.trim() === lines[other]?.trim()
}

/** Fewer words may be said twice on purpose: Wait. Wait. */
const FEWEST_WORDS = 3

function checkSentences(node: TreeNode, source: Source, bodyStart: number): Problem[] {
  const start = bodyStart + (node.position?.start.offset ?? 0)
  const sentences = sentencesOf(writtenIn(source.text, bodyStart, node), start)
  const spoken = sentences.map(({ words }) => wordsOf(words).join(' '))
  return sentences.flatMap(({ words, start }, index) => {
    const [before, said = ''] = [sentences[index - 1], spoken[index]]
    // More than two of them are no slip.
    const isTwice =
      said === spoken[index - 1] && ![index - 2, index + 1].some((at) => spoken[at] === said)
    if (before === undefined || !isTwice || wordsOf(said).length < FEWEST_WORDS) return []
    const end = start + words.trimEnd().length
    const edit = { start: before.start + before.words.trimEnd().length, end, text: '' }
    const sentence = 'This sentence stands here twice.'
    return [warning(placeAt(source, start), sentence, 'Remove one of the two.', undefined, edit)]
  })
}

function writtenIn(text: string, bodyStart: number, { position }: TreeNode): string {
  const start = bodyStart + (position?.start.offset ?? 0)
  return text.slice(start, bodyStart + (position?.end.offset ?? 0)).trim()
}
