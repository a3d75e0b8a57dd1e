import { error, type Explanation, type Problem } from '../problem.ts'
import { lineEnd, placeAt, type Source } from '../source.ts'

/** Stars that have no partner, at their place or, where it lies lines below, at the end that lost one. */
export function starsAlone(source: Source, at: number, explanation: Explanation): Problem {
  const { text } = source
  const glued = gluedBehind(text, at)
  if (glued !== null) {
    const edit = { start: glued, end: glued, text: ' ' }
    return error(placeAt(source, glued), ...NO_SPACE_BEHIND, undefined, edit)
  }
  const line = text.slice(at, lineEnd(text, at))
  const [found = '', words = ''] = CLOSED_BY_ONE.exec(line) ?? OPENED_BY_THREE.exec(line) ?? []
  if (found !== '') {
    const edit = { start: at, end: at + found.length, text: `**${words}**` }
    return error(placeAt(source, at), ...explanation, undefined, edit)
  }
  const [below] = CLOSED_BY_ONE.exec(text.slice(at, paragraphEnd(text, at))) ?? []
  if (below === undefined) return error(placeAt(source, at), ...explanation)
  const end = at + below.length
  const edit = { start: end - 1, end, text: '**' }
  return error(placeAt(source, end - 1), ...UNEVEN, undefined, edit)
}

/** Where a word begins right behind the stars of **Refunds:**you, which then end no bold text; either stars are looked at. */
function gluedBehind(text: string, at: number): number | null {
  const from = text.lastIndexOf('\n', at) + 1
  const line = text.slice(from, lineEnd(text, at))
  const found = Array.from(line.matchAll(GLUED_BEHIND)).find(({ 0: bold, index }) => {
    return from + index === at || from + index + bold.length - 2 === at
  })
  return found ? from + found.index + found[0].length : null
}

const GLUED_BEHIND = /\*\*[^\s*](?:[^*]*[^\s*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}])/gu

const NO_SPACE_BEHIND: Explanation = [
  'No bold text comes of the stars before this word, because no space stands behind them.',
  'Put one there.',
]

/** **words* and ***words** */
const CLOSED_BY_ONE = /^\*\*([^\s*][^*]*[^\s*]|[^\s*])\*(?!\*)/
const OPENED_BY_THREE = /^\*{3}([^\s*][^*]*[^\s*]|[^\s*])\*\*(?!\*)/

/** A star left over right behind bold or italic words: *words**, **words***, **words*, and more.** */
export function starBehind(source: Source, start: number): Problem | null {
  const { text } = source
  const isAlone = /^\*(?!\*)/.test(text.slice(start, start + 2))
  if (!isAlone || text[start - 1] !== '*') return null
  const before = text.slice(0, start)
  const [whole = '', open = ''] = OPEN_STARS.exec(before) ?? []
  const from = start - whole.length
  if (open === '*') {
    const edit = { start: from, end: from + 1, text: '**' }
    return error(placeAt(source, from), ...UNEVEN, undefined, edit)
  }
  const place = placeAt(source, start)
  const edit = open === '**' ? { start, end: start + 1, text: '' } : undefined
  return error(place, ...UNEVEN, undefined, edit)
}

/** Stars before a word, up to those behind the last one. */
const OPEN_STARS = /(?<![^\s(["“‘—–-])(\*+)(?![\s*])[^*]*[^\s*]\*+$/

const UNEVEN: Explanation = [
  'Before and behind these words stand not as many stars: one would be shown.',
  'Write two right before the first word and two right behind the last one: **like this**.',
]

/** Where the paragraph, or the point of a list, ends. */
function paragraphEnd(text: string, at: number): number {
  const end = /\n\s*(?:\n|[-*+][ \t]|\d+[.)][ \t]|>|$)/.exec(text.slice(at))?.index
  return end === undefined ? text.length : at + end
}
