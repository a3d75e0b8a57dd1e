import * as z from 'zod'
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
import { unwrapped } from '../fields/schema-parts.ts'
import { jsonPath } from '../files/sort-files.ts'
import { error, type Problem } from '../problem.ts'
import type { Uses } from '../read/read-document.ts'
import { placeAt } from '../source.ts'
import { nearest } from '../suggest.ts'

/** Something that a JSON file said in the accepted version of content, and does not say any more. */
export type Gone = {
  readonly path: FieldPath
  /** What it said, as plain data. */
  readonly value: unknown
  /** Whether the file needs it; else it is one of the names that texts may use or not. */
  readonly required: boolean
  /** The same under a new name, where there is one. */
  readonly newName: string | null
  /** The file as it is, and as it was. */
  readonly now: Fields
  readonly was: Fields
}

type Named = Readonly<Record<string, unknown>>

/** Finds what is gone from a file. A name with a slip in it is not gone: it is told as misspelt. */
export function findGone(schema: z.ZodType, now: Fields, was: Fields): Gone[] {
  const find = (part: unknown, there: unknown, before: unknown, path: FieldPath): Gone[] => {
    const here = unwrapped(part)
    if (!isNamed(there) || !isNamed(before)) return []
    if (!(here instanceof z.ZodObject || here instanceof z.ZodRecord)) return []
    const required = here instanceof z.ZodObject
    const newNames = Object.keys(there).filter((name) => !Object.hasOwn(before, name))
    return Object.entries(before).flatMap(([name, value]) => {
      const inner: unknown = required ? here.shape[name] : here.valueType
      const at = [...path, name]
      if (Object.hasOwn(there, name)) return find(inner, there[name], value, at)
      const isUnit = name === 'unit' && /^"?\d/.test(JSON.stringify(there['value'] ?? ''))
      if (inner === undefined || (inner instanceof z.ZodOptional && !isUnit)) return []
      if (required && nearest(name, newNames) !== null) return []
      const same = newNames.find((other) => isSame(there[other], value))
      return { path: at, value, required, newName: required ? null : (same ?? null), now, was }
    })
  }
  return find(schema, now.data, was.data, [])
}

function isNamed(data: unknown): data is Named {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The fields as they would say with what is gone. */
export function putBack(fields: Fields, gone: readonly Gone[]): Fields {
  if (gone.length === 0) return fields
  const data: unknown = structuredClone(fields.data)
  for (const { path, value } of gone) {
    const around = path
      .slice(0, -1)
      .reduce<unknown>((here, name) => Reflect.get(Object(here), name), data)
    Reflect.set(Object(around), path.at(-1) ?? '', value)
  }
  return { ...fields, data }
}

/** Who names the figures by which the portal itself counts. */
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

/** Says what is to be put back, where the file needs it or texts do. */
export function explainGone(gone: Gone, uses: readonly FileUses[]): Problem[] {
  const { path, required, newName, now } = gone
  const name = String(path.at(-1))
  const texts = textsWith(gone, name, uses)
  if (!required && texts.length === 0) return []
  const subject = `${kindOf(gone)} ${name}`
  const still = required
    ? ''
    : `, and ${listed(texts)} still ${texts.length === 1 ? 'names' : 'name'} it`
  if (newName === null) {
    const { advice, place, suggestion } = lineBack(gone)
    return [error(place, `${subject} is gone${still}.`, advice, undefined, suggestion)]
  }
  const at = [...path.slice(0, -1), newName]
  const place = namePlace(now, at)
  const sentence = `${subject} is called ${newName} now${still}.`
  if (textsWith(gone, newName, uses).length > 0 && !texts.includes(PORTAL)) {
    return [error(place, sentence, `Write ${newName} there, too.`)]
  }
  const suggestion = renamed(now, at, JSON.stringify(name))
  return [error(place, sentence, `Write the old name here: "${name}"`, undefined, suggestion)]
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
  if (required) return 'The line'
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

/** The line as it was, above the one that followed it. */
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
      advice: `Put it back behind "${last}" and its value, with a comma between them, as it was: ${line}`,
      suggestion: { start: end, end, text: `,${apart}${line}` },
    }
  }
  if (anchor === undefined) {
    const { start, end } = valueRange(now, around) ?? { start: 0, end: 0 }
    const indent = /(?:^|\n)( *)[^\n]*$/.exec(source.text.slice(0, start))?.[1] ?? ''
    const text = `{\n${indent}  ${line}\n${indent}}`
    const advice = `Put it back between { and }, as it was: ${line}`
    return { place: placeAt(source, start), advice, suggestion: { start, end, text } }
  }
  const start = nameOffset(now, [...around, anchor]) ?? 0
  const [indent = ''] = /[^\n]*$/.exec(source.text.slice(0, start)) ?? []
  const apart = indent.trim() === '' ? `\n${indent}` : ' '
  return {
    place: placeAt(source, start),
    advice: `Put it back before "${anchor}", as it was: ${line},`,
    suggestion: { start, end: start, text: `${line},${apart}` },
  }
}

function namesAt({ data }: Fields, path: FieldPath): string[] {
  return Object.keys(
    Object(path.reduce<unknown>((here, name) => Reflect.get(Object(here), name), data)),
  )
}
