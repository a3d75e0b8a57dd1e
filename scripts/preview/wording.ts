import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Wording } from '../../src/preview/exchange.ts'
import { editBetween, editFile } from '../content/edits.ts'
import { readFrontMatter } from '../content/fields/read-front-matter.ts'
import { rawText } from '../content/files/content-files.ts'
import { decodeText } from '../content/files/decode-text.ts'
import { replaceFile } from '../content/files/replace-file.ts'
import { editField } from './wording/edit-fields.ts'

type Answer = readonly [status: number, body: unknown]

/** The fields and the text of a card or page as its file holds them now. */
export async function readWording(path: string, file: string): Promise<Wording> {
  return wordingOf(await readFile(path), file)
}

function wordingOf(bytes: Uint8Array, file: string): Wording {
  const version = createHash('sha256').update(bytes).digest('hex')
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

const savingSchema = z.strictObject({
  version: z.string(),
  fields: z.array(
    z.strictObject({
      path: z.array(z.union([z.string(), z.int().min(0)])).min(1),
      value: z.string(),
    }),
  ),
  body: z.string().nullable(),
})

/**
 * Writes changed wording into its file, every other byte as it was; only while the file is still
 * what the writer started from.
 */
export async function saveWording(path: string, file: string, sent: unknown): Promise<Answer> {
  const wanted = savingSchema.safeParse(sent)
  if (!wanted.success) return [400, { message: 'This cannot be read.' }]
  const { version, fields, body } = wanted.data
  const bytes = await readFile(path)
  const now = wordingOf(bytes, file)
  const raw = rawText(bytes)
  if (raw === null || now.fields === null) return REFUSED
  if (now.version !== version) return [409, { message: CHANGED, now }]
  const text = edit(raw, file, fields, body)
  if (text === null) return REFUSED
  const saved = wordingOf(Buffer.from(text), file)
  // What could not be read back would be lost to the writer; so would an invisible character.
  const strange = (content: string) => decodeText(file, content).problems.length
  if (saved.fields === null || strange(text) > strange(raw)) return REFUSED
  if (replaceFile(path, raw, text)) return [200, saved]
  return [409, { message: CHANGED, now: await readWording(path, file) }]
}

const CHANGED = 'This file changed meanwhile'
const REFUSED: Answer = [
  422,
  {
    message:
      'This cannot be changed here without touching other lines. Open the file in your editor for it.',
  },
]

type Saved = z.output<typeof savingSchema>

/** One edit after the other, so that what stands between two of them keeps every byte. */
function edit(raw: string, file: string, edits: Saved['fields'], body: string | null) {
  let edited = raw
  for (const fieldEdit of edits) {
    const whole = readWhole(edited, file)
    if (!whole) return null
    const { text, fields } = whole
    const end = fields.end + 1 // with the line end of the last field
    const written = editField(text.slice(fields.start, end), fieldEdit)
    if (written === null) return null
    const after = `${text.slice(0, fields.start)}${written}${text.slice(end)}`
    edited = editFile(edited, [editBetween(text, after)])
  }
  const whole = readWhole(edited, file)
  if (!whole || body === null) return whole && edited
  const { text, bodyStart } = whole
  const unclosed = body !== '' && text[bodyStart - 1] !== '\n'
  const after = `${text.slice(0, bodyStart)}${unclosed ? '\n' : ''}${body}`
  return editFile(edited, [editBetween(text, after)])
}
