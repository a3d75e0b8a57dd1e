import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Wording } from '../../src/preview/exchange.ts'
import { decodeText } from '../content/files/decode-text.ts'
import { rawText } from '../content/files/raw-text.ts'
import { readFrontMatter } from '../content/fields/read-front-matter.ts'
import { cutFile, lineEndOf, plainLines } from './wording/cut-file.ts'
import { editBody } from './wording/edit-body.ts'
import { editFields } from './wording/edit-fields.ts'

type Answer = readonly [status: number, body: unknown]

/** The fields and the text of a card or page as its file holds them now. */
export async function readWording(path: string, file: string): Promise<Wording> {
  return wordingOf(await readFile(path), file)
}

function wordingOf(bytes: Uint8Array, file: string): Wording {
  const version = createHash('sha256').update(bytes).digest('hex')
  // Where bytes could not be written back as they were, nothing may be changed.
  const source = rawText(bytes) === null ? null : decodeText(file, bytes, () => {})
  const cut = source && cutFile(source.text)
  // The check reads on beyond a mistake, by a guess; nothing may be written by one.
  let mistaken = false
  const read = source && readFrontMatter(source, () => (mistaken = true))
  const fields = read?.fields.data
  if (!cut || mistaken || typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { file, version, fields: null, body: '' }
  }
  return { file, version, fields: { ...fields }, body: plainLines(cut.body) }
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
  if (now.version !== version) return [409, { message: 'This file changed meanwhile', now }]
  const text = edit(raw, fields, body)
  if (text === null) return REFUSED
  const written = Buffer.from(text)
  const saved = wordingOf(written, file)
  // What could not be read back would be lost to the writer.
  if (saved.fields === null) return REFUSED
  await writeFile(path, written)
  return [200, saved]
}

const REFUSED: Answer = [
  422,
  {
    message:
      'This cannot be changed here without touching other lines. Open the file in your editor for it.',
  },
]

function edit(
  text: string,
  fields: z.output<typeof savingSchema>['fields'],
  body: string | null,
): string | null {
  const cut = cutFile(text)
  if (!cut) return null
  const edited = editFields(cut.fields, fields)
  if (edited === null) return null
  const lineEnd = lineEndOf(text)
  const newBody = body === null ? cut.body : editBody(cut.body, body, lineEnd)
  const unclosed = newBody !== '' && !/[\r\n]$/.test(cut.closing)
  return `${cut.opening}${edited}${cut.closing}${unclosed ? lineEnd : ''}${newBody}`
}
