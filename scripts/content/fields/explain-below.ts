import { lineEnd, type Source } from '../source.ts'
import type { MarkdownFile } from './fields.ts'
import type { Mistake } from './mistake.ts'
import { placeOfField } from './places.ts'

/** What stands below the fields and belongs elsewhere: a second card, or a field. */
export function explainBelow(
  { text }: Source,
  { fields, bodyStart }: MarkdownFile,
): Mistake | null {
  return (
    secondCard(text, bodyStart) ??
    secondFields(text, bodyStart, Object(fields.data)) ??
    secondFence(text, bodyStart) ??
    restBelow(text, bodyStart) ??
    fieldBelow(text, bodyStart, Object(fields.data))
  )
}

const SECOND_CARD = 'A second card begins here.'

const BEGINNING = /^---[ \t]*\n(?:[a-z_]+:.*\n)*?(?:title|subject):/m

function secondCard(text: string, bodyStart: number): Mistake | null {
  const found = BEGINNING.exec(text.slice(bodyStart))
  if (!found) return null
  const offset = bodyStart + found.index
  if (text.slice(offset).trimEnd() !== text.slice(0, offset).trimEnd()) {
    const advice =
      'Cut everything from this line on, and put it into a file of its own: every card is a file.'
    return { offset, explanation: [SECOND_CARD, advice] }
  }
  const start = text.slice(0, offset).trimEnd().length + 1
  const suggestion = { start, end: text.length, text: '' }
  const advice = 'Remove everything from this line on.'
  return { offset, explanation: ['The same text stands in this file twice.', advice], suggestion }
}

/** Another version of the fields, or of the last of them, with its own line of hyphens. */
function secondFields(text: string, bodyStart: number, data: object): Mistake | null {
  const body = text.slice(bodyStart)
  const [block = '', name = ''] =
    /^\s*([a-z_]+):(?: .*)?\n(?:(?:[a-z_]+:| |- ).*\n)*---[ \t]*(?:\n|$)/.exec(body) ?? []
  if (placeOfField(name)?.kind !== 'edge' || !Object.hasOwn(data, name)) return null
  const offset = bodyStart + block.search(/\S/)
  const first = new RegExp(`^${name}:`, 'm').exec(text)?.index ?? 0
  const lines = (from: number, to: number): string => {
    const [start, end] = [from, to].map((at) => text.slice(0, at).split('\n').length)
    return `lines ${start} to ${end}`
  }
  const above = lines(first, bodyStart - 1)
  const here = lines(offset, bodyStart + block.trimEnd().length)
  const sentence = `The fields stand here once more, from ${name} on, and would be shown as text.`
  return { offset, explanation: [sentence, `Remove the ${above}, or the ${here}.`] }
}

/** The second line of hyphens once more, which would be drawn as a line. */
function secondFence(text: string, bodyStart: number): Mistake | null {
  const [found = ''] = /^\s*---[ \t]*(?:\n|$)/.exec(text.slice(bodyStart)) ?? []
  if (found === '') return null
  const start = bodyStart + found.indexOf('-')
  const suggestion = { start, end: bodyStart + found.length, text: '' }
  const sentence = 'The line of three hyphens stands here twice.'
  return { offset: start, explanation: [sentence, 'Remove it here.'], suggestion }
}

/** The last lines of an entry right below the second line of hyphens, one line too low. */
function restBelow(text: string, bodyStart: number): Mistake | null {
  const [, name = ''] = /^ +(?:- +)?([a-z_]+):[ \t]+\S/.exec(text.slice(bodyStart)) ?? []
  const place = placeOfField(name)
  if (place === undefined || place.kind === 'edge') return null
  const fence = text.lastIndexOf('---', bodyStart - 1)
  let end = lineEnd(text, bodyStart)
  while (/^\n +\S/.test(text.slice(end, end + 80))) end = lineEnd(text, end + 1)
  const sentence = `The field ${name} stands below the fields, where it would be shown as text.`
  const advice = 'Move it up, above the second line of three hyphens.'
  const moved = `${text.slice(bodyStart, end)}\n${text.slice(fence, bodyStart)}`
  const suggestion = { start: fence, end: Math.min(end + 1, text.length), text: moved }
  return { offset: bodyStart, explanation: [sentence, advice], suggestion }
}

/** A field below the second line of hyphens, where it would be shown as text. */
function fieldBelow(text: string, bodyStart: number, data: object): Mistake | null {
  for (const { 1: name = '', index } of text.slice(bodyStart).matchAll(/^([a-z_]+):(?=\s)/gm)) {
    const offset = bodyStart + index
    const place = placeOfField(name)
    const isFirst = text.slice(bodyStart, offset).trim() === ''
    const below = /^\n[ \t]*-? +\S/.test(text.slice(offset + name.length + 1))
    if (place?.kind !== 'edge' || Object.hasOwn(data, name)) continue
    if (place.holds === 'text' ? !isFirst : !below) continue
    const fence = text.lastIndexOf('---', bodyStart - 1)
    const end = endOfField(text, offset)
    const field = text.slice(offset, end).trimEnd()
    const moved = `${field}\n${text.slice(fence, offset)}${text.slice(end).startsWith('\n') ? '' : '\n'}`
    const sentence = `The field ${name} stands below the fields, where it would be shown as text.`
    const advice = 'Move it up, above the second line of three hyphens.'
    const suggestion = { start: fence, end: Math.min(end + 1, text.length), text: moved }
    return { offset, explanation: [sentence, advice], suggestion }
  }
  return null
}

/** A field goes on in the lines that are indented or begin with a hyphen. */
function endOfField(text: string, at: number): number {
  let end = lineEnd(text, at)
  while (/^\n(?: +\S|- )/.test(text.slice(end, end + 80))) end = lineEnd(text, end + 1)
  return end
}
