import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Wording } from './pages/exchange.ts'
import type { Sent } from './pages/requests.ts'
import { asIn, plainText, rawText, readFields, replaceFile } from '../content/for-tools.ts'
import { editFields } from './edit-fields.ts'
import { Refused } from '../system/refused.ts'

/** A file's fields and the text below them. */
export function readWording(path: string, file: string): Wording {
  return wordingOf(readFileSync(path), file)
}

/** Saves changed wording. @throws {Refused} if the file has changed meanwhile */
export function saveWording(path: string, saving: Sent<'save'>): Wording {
  const { raw, after, isOld } = editWording(path, saving)
  if (isOld) throw new Refused('This file has changed meanwhile. Look at it, and save again.')
  if (!replaceFile(path, raw, after)) return saveWording(path, saving)
  return wordingOf(Buffer.from(after), saving.file)
}

/** A file's text as it is, and with the changes of a writer. @throws {Refused} if its fields cannot be read */
export function editWording(path: string, saving: Sent<'save'>) {
  const { file, version, fields, body } = saving
  const bytes = readFileSync(path)
  const raw = rawText(bytes)
  const plain = plainText(raw ?? '')
  const read = readFields(file, plain)
  if (raw === null || read === null) throw new Refused(UNREADABLE)
  const before = plain.slice(read.fields.start, read.fields.end)
  const isChanged = Object.keys(fields).length > 0
  const edited = () => editFields(read.fields.document.clone(), fields).trim()
  // Keep the white space around the fields: the last line end may or may not be part of them.
  const after = isChanged ? before.replace(/\S[^]*\S/, edited) : before
  const between = plain.slice(read.fields.end, read.bodyStart)
  const head = `${plain.slice(0, read.fields.start)}${after}${between}`
  const gap = body && !head.endsWith('\n') ? '\n' : ''
  const text = `${head}${gap}${body ?? read.body}`
  /** `after` has the line ends and the byte-order mark of the file. */
  return { raw, after: asIn(raw, text), isOld: versionOf(bytes) !== version }
}

const UNREADABLE =
  'The fields at the top of this file cannot be read. Open the file in your editor or on GitHub.'

function wordingOf(bytes: Uint8Array, file: string): Wording {
  const read = readFields(file, plainText(rawText(bytes) ?? ''))
  const data = read?.fields.data
  const fields = typeof data === 'object' && data !== null ? { ...data } : null
  return { file, version: versionOf(bytes), fields, body: read?.body ?? '' }
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
