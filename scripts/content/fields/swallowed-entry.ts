import { isScalar, visit } from 'yaml'
import type { Fields } from './fields.ts'
import type { Mistake } from './mistake.ts'

/** Lines of a list that are read as words of the text above them, because of where they begin. */
export function swallowedEntry({ source, start, document }: Fields): Mistake | null {
  let found: Mistake | null = null
  visit(document, {
    Scalar(_key, node, path) {
      const [from, to] = node.range ?? [0, 0]
      const written = source.text.slice(start + from, start + to)
      const line = /\n( +)- /.exec(written)
      if (node.type !== 'PLAIN' || !line) return undefined
      const at = start + from + line.index + 1
      found = explain(source.text, at, line[1] ?? '', path.at(-1))
      return visit.BREAK
    },
  })
  return found
}

function explain(text: string, at: number, space: string, parent: unknown): Mistake {
  const offset = at + space.length
  // An entry of a list begins further in than those before it.
  const above = text.lastIndexOf('\n', at - 2) + 1
  const hyphen = /^( *)- \S/.exec(text.slice(above, at - 1))?.[1]
  if (hyphen !== undefined && hyphen.length < space.length && !isField(parent)) {
    const sentence = 'This line begins too far left or right.'
    const advice = `Begin it with ${hyphen.length} spaces.`
    const suggestion = { start: at, end: offset, text: hyphen }
    return { offset, explanation: [sentence, advice], suggestion }
  }
  const lines = /^(?: +- [a-z0-9][a-z0-9-]*(?:\/[a-z0-9-]+)?[ \t]*(?:\n|$))+/.exec(
    text.slice(at),
  )?.[0]
  const isCards = lines !== undefined && (lines.includes('/') || /\n *-/.test(lines))
  const explanation = [
    isCards
      ? 'The line cards: is missing here.'
      : 'This list is read as a part of the text above it.',
    isCards
      ? 'Put cards: alone on the line above.'
      : 'Put the name of the list and a colon alone on the line above, such as cards: or links:',
  ] as const
  const suggestion = isCards ? { start: at, end: at, text: 'cards:\n' } : undefined
  return { offset, explanation, suggestion }
}

function isField(parent: unknown): boolean {
  return typeof parent === 'object' && parent !== null && 'key' in parent && isScalar(parent.key)
}
