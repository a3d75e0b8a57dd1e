import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Tried, Wording } from '../../src/preview/exchange.ts'
import { editBetween, editFile } from '../content/edits.ts'
import { readFrontMatter } from '../content/fields/read-front-matter.ts'
import { rawText } from '../content/files/content-files.ts'
import { decodeText } from '../content/files/decode-text.ts'
import { replaceFile } from '../content/files/replace-file.ts'
import { editField } from './wording/edit-fields.ts'
import { editList } from './wording/edit-list.ts'
import { versionOf } from './wording/find-moved.ts'

type Answer = readonly [status: number, body: unknown]

/** The fields and the text of a card or page as its file holds them now. */
export async function readWording(path: string, file: string): Promise<Wording> {
  return wordingOf(await readFile(path), file)
}

function wordingOf(bytes: Uint8Array, file: string): Wording {
  const version = versionOf(bytes)
  const { data, body } = readWhole(rawText(bytes), file) ?? { data: null, body: '' }
  return { file, version, fields: data, body }
}

/** A file that can be read without doubt: by a guess nothing may be written. */
function readWhole(raw: string | null, file: string) {
  // Where bytes could not be written back as they were, nothing may be changed.
  const source = raw === null ? null : decodeText(file, raw).source
  const read = source && readFrontMatter(source)
  if (!source || !read?.file || read.problems.length > 0) return null
  const { fields, body, bodyStart } = read.file
  const { data } = fields
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  return { text: source.text, fields, data: { ...data }, body, bodyStart }
}

const value = z.union([z.string(), z.boolean()])

const savingSchema = z.strictObject({
  version: z.string(),
  fields: z.array(
    z.strictObject({
      path: z.array(z.union([z.string(), z.int().min(0)])).min(1),
      value,
    }),
  ),
  lists: z
    .array(
      z.strictObject({
        name: z.enum(['facts', 'links']),
        entries: z.array(
          z.strictObject({ from: z.int().min(0).nullable(), values: z.record(z.string(), value) }),
        ),
      }),
    )
    .default([]),
  body: z.string().nullable(),
})

type Edited =
  | {
      readonly kind: 'edited'
      readonly raw: string
      readonly text: string
      readonly saved: Wording
    }
  | { readonly kind: 'refused'; readonly answer: Answer }

function refused(answer: Answer): Edited {
  return { kind: 'refused', answer }
}

/** The file's text with what a writer changed; only while the file is what the writer started from. */
async function editWording(path: string, file: string, sent: unknown): Promise<Edited> {
  const wanted = savingSchema.safeParse(sent)
  if (!wanted.success) return refused([400, { message: 'This cannot be read.' }])
  const bytes = await readFile(path)
  const now = wordingOf(bytes, file)
  const raw = rawText(bytes)
  if (raw === null || now.fields === null) return refused(REFUSED)
  if (now.version !== wanted.data.version) return refused([409, { message: CHANGED, now }])
  const text = edit(raw, file, wanted.data)
  if (text === null) return refused(REFUSED)
  const saved = wordingOf(Buffer.from(text), file)
  // What could not be read back would be lost to the writer; so would an invisible character.
  const strange = (content: string) => decodeText(file, content).problems.length
  if (saved.fields === null || strange(text) > strange(raw)) return refused(REFUSED)
  return { kind: 'edited', raw, text, saved }
}

/** Writes changed wording into its file, every other byte as it was. */
export async function saveWording(path: string, file: string, sent: unknown): Promise<Answer> {
  const edited = await editWording(path, file, sent)
  if (edited.kind === 'refused') return edited.answer
  if (replaceFile(path, edited.raw, edited.text)) return [200, edited.saved]
  return [409, { message: CHANGED, now: await readWording(path, file) }]
}

/** What the check says of changed wording; null while that cannot be checked. Nothing is written. */
export async function tryWording(
  path: string,
  file: string,
  sent: unknown,
  check: (file: string, text: string) => Tried,
): Promise<Answer> {
  const edited = await editWording(path, file, sent)
  if (edited.kind === 'edited') return [200, check(file, edited.text)]
  // The file just changed, or is half saved: the page asks again as soon as it hears of it. No error
  // for the console of the writer's browser, for nothing was to be written.
  return edited.answer[0] === 400 ? edited.answer : [200, null]
}

const CHANGED = 'This file changed meanwhile'
const REFUSED: Answer = [
  422,
  {
    message:
      'This cannot be changed here without touching other lines. Open the file in your editor for it.',
  },
]

type Wanted = z.output<typeof savingSchema>

/** One edit after the other, so that what stands between two of them keeps every byte. */
function edit(raw: string, file: string, { fields, lists, body }: Wanted): string | null {
  const edits = [
    ...lists.map((wanted) => (text: string) => editList(text, wanted)),
    ...fields.map((wanted) => (text: string) => editField(text, wanted)),
  ]
  let edited = raw
  for (const editText of edits) {
    const whole = readWhole(edited, file)
    if (!whole) return null
    const { text, fields } = whole
    const end = fields.end + 1 // with the line end of the last field
    const written = editText(text.slice(fields.start, end))
    if (written === null) return null
    const after = `${text.slice(0, fields.start)}${written}${text.slice(end)}`
    edited = editFile(edited, [editBetween(text, after)])
  }
  return body === null ? edited : editBody(edited, file, body)
}

function editBody(raw: string, file: string, body: string): string | null {
  const whole = readWhole(raw, file)
  if (!whole) return null
  const { text, bodyStart } = whole
  const unclosed = body !== '' && text[bodyStart - 1] !== '\n'
  const after = `${text.slice(0, bodyStart)}${unclosed ? '\n' : ''}${body}`
  return editFile(raw, [editBetween(text, after)])
}
