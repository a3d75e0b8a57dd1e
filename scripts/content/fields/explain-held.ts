import type { Mistake } from './mistake.ts'
import { placeOfField } from './places.ts'

/** A text behind the name of a field under which a list or further fields stand. */
export function explainHeld(field: string, value: string, at: number): Mistake | null {
  const place = placeOfField(field)
  if (place?.kind !== 'edge' || place.holds === 'text' || /^[[{|>#&]/.test(value)) return null
  const lines = heldLines(field, value)
  const sentence = `Behind ${field}: nothing stands on the same line.`
  const advice = ADVICE[place.holds]
  const edit = { start: at - 1, end: at + value.length, text: `\n${lines.join('\n')}` }
  const suggestion = lines.length > 0 ? edit : undefined
  return { offset: at, explanation: [sentence, advice], layout: true, suggestion }
}

const ADVICE = {
  entries: 'Write each entry on lines of its own below it, beginning with two spaces and a hyphen.',
  texts: 'Write each name on a line of its own below it, beginning with two spaces and a hyphen.',
  fields: 'Write its fields below it, each on a line of its own that begins with two spaces.',
} as const

/** The lines that the words were probably meant to be; none where that is not plain. */
function heldLines(field: string, value: string): string[] {
  const words = value.replace(/^["'“”]|["'“”]$/g, '').replace(/^- */, '')
  if (/^(?:yes|no|true|false|on|off)$/i.test(words)) return []
  if (field === 'cards') {
    const names = words.split(/\s*[,;]\s*|\s+-\s+|\s+/)
    return names.every((name) => /^[\w-]+(?:\/[\w-]+)?$/.test(name)) ? names.map(entry) : []
  }
  if (field === 'class_door') return value === words ? [`  closed: ${value}`] : []
  if (field !== 'links') return []
  const named = /^(?:key|address): +(?!.* (?:key|address|note):)\S+$/.test(words)
  if (named) return [entry(words)]
  if (/^\w+$/.test(words)) return [entry(`key: ${words}`)]
  return /^(?:https?:|mailto:|tel:|\/)\S+$/.test(words) ? [entry(`address: ${words}`)] : []
}

function entry(words: string): string {
  return `  - ${words}`
}
