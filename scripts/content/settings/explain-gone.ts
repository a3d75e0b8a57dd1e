import { PORTAL_FIGURES } from '../check/time-figures.ts'
import {
  nameOffset,
  namePlace,
  renamed,
  valueRange,
  writtenField,
  type FieldPath,
  type Fields,
} from '../fields/fields.ts'
import { jsonPath } from '../files/sort-files.ts'
import { error, type Problem } from '../problem.ts'
import type { Uses } from '../read/read-document.ts'
import { placeAt } from '../source.ts'
import type { Gone } from './gone.ts'

/** What uses the figures by which the portal itself counts. */
const PORTAL = 'the portal itself'
const OF_PORTAL: FileUses = {
  file: PORTAL,
  values: PORTAL_FIGURES.map((name) => `figures.${name}`),
  linkKeys: [],
  pictures: [],
  links: [],
}

/** What a file names. */
export type FileUses = Uses & { readonly file: string }

/** Says what to write again, where the file needs it or texts use it. */
export function explainGone(gone: Gone, uses: readonly FileUses[]): Problem[] {
  const { path, required, newName, now } = gone
  const name = String(path.at(-1))
  const texts = textsWith(gone, name, uses)
  if (!required && texts.length === 0) return []
  const subject = `${kindOf(gone)} ${name}`
  const use = `${listed(texts)} ${texts.length === 1 ? 'uses' : 'use'}`
  if (newName === null) {
    const { advice, place, suggestion } = lineBack(gone)
    const need = name === 'unit' ? '' : ', but the portal needs it'
    const sentence = `${subject} was removed${required ? need : `, but ${use} it`}.`
    return [error(place, sentence, advice, undefined, suggestion)]
  }
  const at = [...path.slice(0, -1), newName]
  const place = namePlace(now, at)
  const sentence = `${subject} is called ${newName} now, but ${use} the old name.`
  if (textsWith(gone, newName, uses).length > 0 && !texts.includes(PORTAL)) {
    return [error(place, sentence, `Write the new name there, too: ${asUsed(gone, newName)}`)]
  }
  const suggestion = renamed(now, at, JSON.stringify(name))
  const advice = `Write the old name here again: ${JSON.stringify(name)}`
  return [error(place, sentence, advice, undefined, suggestion)]
}

/** A name as texts write it. */
function asUsed(gone: Gone, name: string): string {
  const kind = kindOf(gone)
  if (kind === LINK_KEY) return `key: ${name}`
  return kind === FIGURE ? `{{figures.${name}}}` : `{{${name}}}`
}

/** The files that name a figure, a link key or a value. */
function textsWith(gone: Gone, name: string, uses: readonly FileUses[]): string[] {
  const kind = kindOf(gone)
  const value = kind === FIGURE ? `figures.${name}` : name
  return [OF_PORTAL, ...uses]
    .filter(({ linkKeys, values }) =>
      (kind === LINK_KEY ? linkKeys : values).includes(kind === LINK_KEY ? name : value),
    )
    .map(({ file }) => file)
}

const FIGURE = 'The figure'
const LINK_KEY = 'The link key'

function kindOf({ path, required, now }: Gone): string {
  if (required) return 'The field'
  if (now.source.file === jsonPath('figures')) return FIGURE
  return path[0] === 'links' ? LINK_KEY : 'The value'
}

function listed(texts: readonly string[]): string {
  const [first = '', second = ''] = texts
  if (texts.length <= 1) return first
  return texts.length === 2
    ? `${first} and ${second}`
    : `${first} and ${texts.length - 1} other texts`
}

/** The field as it was, before the one that it stood before, or where none of those is left, at the end. */
function lineBack({ path, now, was }: Gone) {
  const name = String(path.at(-1))
  const around = path.slice(0, -1)
  const line = (writtenField(was, path) ?? '').replaceAll(/\s*\n\s*/g, ' ')
  const there = namesAt(now, around)
  const before = namesAt(was, around)
  const anchor = before.slice(before.indexOf(name)).find((other) => there.includes(other))
  const last = there.at(-1)
  const { source } = now
  if (anchor === undefined && last !== undefined) {
    const { end } = valueRange(now, [...around, last]) ?? { end: 0 }
    const from = nameOffset(now, [...around, last]) ?? 0
    const [indent = ''] = /[^\n]*$/.exec(source.text.slice(0, from)) ?? []
    const apart = indent.trim() === '' ? `\n${indent}` : ' '
    return {
      place: placeAt(source, from),
      advice: `Write it again behind the entry "${last}", after a comma: ${line}`,
      suggestion: { start: end, end, text: `,${apart}${line}` },
    }
  }
  if (anchor === undefined) {
    const { start, end } = valueRange(now, around) ?? { start: 0, end: 0 }
    const indent = /(?:^|\n)( *)[^\n]*$/.exec(source.text.slice(0, start))?.[1] ?? ''
    const text = `{\n${indent}  ${line}\n${indent}}`
    const advice = `Write it again between { and }: ${line}`
    return { place: placeAt(source, start), advice, suggestion: { start, end, text } }
  }
  const start = nameOffset(now, [...around, anchor]) ?? 0
  const [indent = ''] = /[^\n]*$/.exec(source.text.slice(0, start)) ?? []
  const apart = indent.trim() === '' ? `\n${indent}` : ' '
  return {
    place: placeAt(source, start),
    advice: `Write it again before "${anchor}": ${line},`,
    suggestion: { start, end: start, text: `${line},${apart}` },
  }
}

function namesAt({ data }: Fields, path: FieldPath): string[] {
  return Object.keys(
    Object(path.reduce<unknown>((here, name) => Reflect.get(Object(here), name), data)),
  )
}
