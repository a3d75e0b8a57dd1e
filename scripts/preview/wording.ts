import { diffLines } from 'diff'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Wording } from '../../src/preview/exchange.ts'
import { asIn, plainText, rawText, readFields, replaceFile } from '../content/compiler.ts'
import { editFields } from './edit-fields.ts'

type Answer = readonly [status: number, body: unknown]

const value = v.union([v.string(), v.boolean(), v.null()])
const entry = v.strictObject({
  from: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  values: v.record(v.string(), value),
})
const savingSchema = v.strictObject({
  version: v.string(),
  fields: v.record(v.string(), value),
  lists: v.strictObject({
    facts: v.optional(v.array(entry)),
    links: v.optional(v.array(entry)),
  }),
  body: v.nullable(v.string()),
})

/** What a writer changed in a file. */
export type Saving = v.InferOutput<typeof savingSchema>

/** The fields and the text of a card, page or mail, as its file holds them now. */
export function readWording(path: string, file: string): Wording {
  return wordingOf(readFileSync(path), file)
}

/**
 * Writes changed wording into its file.
 * @returns 409 with the lines that it would replace where the file changed meanwhile; then nothing is written
 */
export function saveWording(path: string, file: string, sent: unknown): Answer {
  const edited = editWording(path, file, sent)
  if ('answer' in edited) return edited.answer
  const { raw, after, conflict } = edited
  if (conflict !== null) return [409, conflict]
  if (!replaceFile(path, raw, after)) return saveWording(path, file, sent)
  return [200, wordingOf(Buffer.from(after), file)]
}

/** A file's text as it is, and as it would be with what a writer changed. */
export function editWording(path: string, file: string, sent: unknown) {
  const saving = v.safeParse(savingSchema, sent)
  if (!saving.success) return { answer: [400, { message: 'This cannot be read.' }] as Answer }
  const bytes = readFileSync(path)
  const raw = rawText(bytes)
  const plain = raw === null ? '' : plainText(raw)
  const read = raw === null ? null : readFields(file, plain)
  if (raw === null || read === null) return { answer: [422, { message: UNREADABLE }] as Answer }
  const { fields, lists, body } = saving.output
  const before = plain.slice(read.fields.start, read.fields.end)
  const isChanged = Object.keys({ ...fields, ...lists }).length > 0
  const edited = () => editFields(read.fields.document.clone(), fields, lists).trim()
  // What stands around the fields stays: whether a line end belongs to them differs.
  const after = isChanged ? before.replace(/\S[^]*\S/, edited) : before
  const between = plain.slice(read.fields.end, read.bodyStart)
  const head = `${plain.slice(0, read.fields.start)}${after}${between}`
  const gap = body && !head.endsWith('\n') ? '\n' : ''
  const text = `${head}${gap}${body ?? read.body}`
  const now = wordingOf(bytes, file)
  const isMoved = now.version !== saving.output.version
  const conflict = isMoved ? { now, replaces: replacedLines(plain, text) } : null
  /** `after`: as the file is to hold it, with its line ends and byte-order mark. */
  return { raw, after: asIn(raw, text), conflict }
}

/** The lines of a text that are not in another one. */
function replacedLines(before: string, after: string): string[] {
  return diffLines(before, after)
    .filter(({ removed }) => removed)
    .flatMap(({ value: lines }) => lines.trimEnd().split('\n'))
}

const UNREADABLE =
  'The fields at the top of this file cannot be read. Open the file in your editor or on GitHub.'

function wordingOf(bytes: Uint8Array, file: string): Wording {
  const version = createHash('sha256').update(bytes).digest('hex')
  const raw = rawText(bytes)
  const text = raw === null ? '' : plainText(raw)
  const read = raw === null ? null : readFields(file, text)
  const data = read?.fields.data
  const fields = typeof data === 'object' && data !== null ? { ...data } : null
  return { file, version, fields, body: read?.body ?? '' }
}
