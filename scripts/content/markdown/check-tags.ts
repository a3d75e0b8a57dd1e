import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { isValue } from '../vocabulary/is-value.ts'
import { isTag } from '../vocabulary/tags.ts'
import { EXAMPLE, SAVE } from './check-picture.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** Tags of web pages, which come along when text is copied from one. */
export function checkTags(context: NodeContext): Problem[] {
  const written = writtenNode(context)
  const { start, end, text, vocabulary } = context
  const name = /^<(\w+)>$/.exec(written)?.[1] ?? ''
  const value = [name, `figures.${name}`].find((whole) => isValue(whole, vocabulary.values))
  if (value !== undefined) return [noTag(context, value)]
  const before = text.source.text.slice(text.bodyStart, start)
  // Line breaks one behind the other are one empty line, told with the first.
  if (/<br\b[^>]*>[ \t]*$/i.test(before) && /^<br\b/i.test(written)) return []
  const plain = isNeverClosed(context, written) ? '' : asMarkdown(written, before)
  const more = /^<br\b/i.test(written) ? (BREAKS.exec(text.source.text.slice(end))?.[0] ?? '') : ''
  const suggestion = plain === null ? undefined : { start, end: end + more.length, text: plain }
  if (!isTag(written)) return [toFillIn(context, written)]
  if (/^<!--[^]*-->\s*$/.test(written)) return [problemHere(context, ...REMARK, suggestion)]
  const [sentence, advice] = /^<img\b/i.test(written) ? pictureAdvice(written) : TAGS
  return [problemHere(context, sentence, advice, suggestion)]
}

/** <<join>> and <join>, which other programs put in the place of values. */
function noTag({ text: { source }, start, end }: NodeContext, value: string): Problem {
  const isDouble = source.text[start - 1] === '<' && source.text[end] === '>'
  const edge = isDouble ? 1 : 0
  const suggestion = { start: start - edge, end: end + edge, text: `{{${value}}}` }
  const written = source.text.slice(suggestion.start, suggestion.end)
  const sentence = `${written} is not written as a value.`
  const advice = `Write {{${value}}}`
  return error(placeAt(source, suggestion.start), sentence, advice, undefined, suggestion)
}

/** Further line breaks, and the white space between them. */
const BREAKS = /^(?:(?:\s|&nbsp;)*<br\b[^>]*>)*(?:\s|&nbsp;)*/i

const REMARK: Explanation = [
  'This is a remark for those who write, and readers would see it.',
  'Remove all of it, from <!-- to -->.',
]

const TAGS = [
  'Tags such as <b> do not work here; readers would see them.',
  'Write **bold**, [words](address), or - and a space for a list; remove other tags.',
] as const

function pictureAdvice(tag: string): Explanation {
  const isOutside = /^https?:/i.test(attribute(tag, 'src'))
  const advice = isOutside
    ? `${SAVE} Write ${EXAMPLE} in place of this, with that name.`
    : 'Write what it shows between [ and ], and its file name between ( and ).'
  return ['A picture is not written as a tag here.', advice]
}

/** <student ID>, which stands for something else in its place. */
function toFillIn(context: NodeContext, written: string): Problem {
  const { start, end } = context
  // Behind one that begins a line, its paragraph belongs to the same piece.
  const [first] = PLACE.exec(written) ?? [written]
  const sentence = `${first} looks like a part of a web page, which does not work here.`
  const advice = 'Write it without these signs, between two stars where it has to stand out.'
  const text = written.replaceAll(new RegExp(PLACE, 'g'), (place, words: string) =>
    isTag(place) ? place : `*${words.trim()}*`,
  )
  return problemHere(context, sentence, advice, { start, end, text })
}

const PLACE = /<([^<>]*)>/

/** Whether a tag of bold text and the like stands alone: nobody can tell where it ends. */
function isNeverClosed({ text: { source }, end }: NodeContext, written: string): boolean {
  const name = /^<(b|strong|i|em|u|mark|s|del)\b[^>]*>$/i.exec(written)?.[1]
  const paragraph = source.text.slice(end).split(/\n\s*\n/)[0] ?? ''
  return name !== undefined && !paragraph.toLowerCase().includes(`</${name.toLowerCase()}`)
}

/** What a tag says, in Markdown; null where that cannot be said, or a person has to describe a picture. */
function asMarkdown(written: string, before: string): string | null {
  if (
    /<(?:script|style|iframe|table|form|input|video|audio|object|ul|ol|li|h\d)\b/i.test(written)
  ) {
    return null
  }
  const pictures = [...written.matchAll(/<img\b[^>]*>/gi)].map(([tag]) => tag)
  const isKnown = pictures.every((tag) => {
    return attribute(tag, 'alt') !== '' && /^(?!https?:)./i.test(attribute(tag, 'src'))
  })
  if (!isKnown) return null
  let opened = /<a\b[^>]*>(?!.*<a\b)/is.exec(before)?.[0] ?? ''
  const plain = written
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<img\b[^>]*>/gi, (tag) => `![${attribute(tag, 'alt')}](${attribute(tag, 'src')})`)
    .replace(/<\/?(?:b|strong|u|mark)\b[^>]*>/gi, '**')
    .replace(/<\/?(?:s|del|strike)\b[^>]*>/gi, '~~')
    .replace(/<\/?(?:i|em)\b[^>]*>/gi, '*')
    .replace(/<br\b[^>]*>[ \t]*\n?/gi, '\n\n')
    .replace(/<a\b[^>]*>|<\/a>/gi, (tag) => {
      if (tag !== '</a>') {
        opened = tag
        return '['
      }
      return `](${attribute(opened, 'href')})`
    })
    .replace(/<\/?(?:p|div|span|font|sub|sup|center|small|big|o:p|section|article)\b[^>]*>/gi, '')
  return plain.includes('<') || plain.includes(']()') ? null : plain
}

function attribute(tag: string, name: string): string {
  const [, quoted, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:["'“”]([^"'“”]*)["'“”]|([^\\s>]+))`, 'i').exec(tag) ?? []
  return (quoted ?? bare ?? '').trim()
}
