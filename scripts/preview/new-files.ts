import { Buffer } from 'node:buffer'
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { LARGEST_PICTURE_BYTES } from '../../src/content/picture-size.ts'
import {
  asFileName,
  CannotMake,
  newCard,
  readContentFiles,
  writeWhole,
} from '../content/compiler.ts'
import { NAME, PICTURE_ENDINGS, textFile } from './content-file.ts'

type Answer = readonly [status: number, body: unknown]

const UNREADABLE: Answer = [400, { message: 'This cannot be read.' }]

const cardSchema = v.strictObject({
  page: v.pipe(v.string(), v.regex(new RegExp(`^${NAME}$`))),
  title: v.pipe(v.string(), v.trim(), v.maxLength(300)),
})

/** Makes a card of a page. Answers its id, such as payments/receipt-upload. */
export function makeCard(root: string, sent: unknown): Answer {
  const wanted = v.safeParse(cardSchema, sent)
  if (!wanted.success) return UNREADABLE
  const { page, title } = wanted.output
  if (textFile(root, `content/${page}/page.md`) === null) {
    return [422, { message: `There is no page ${page}.` }]
  }
  if (title === '') return [422, { message: 'Type the title of the card.' }]
  try {
    const { files } = newCard(readContentFiles(root), page, title)
    for (const [file, text] of files) writeWhole(path.join(root, file), text)
    const [file = ''] = files.keys()
    return [200, { id: file.slice('content/'.length, -'.md'.length) }]
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error
    return [422, { message: error.message }]
  }
}

const pictureSchema = v.strictObject({
  /** As it was called on the writer's computer, without its ending. */
  name: v.pipe(v.string(), v.maxLength(300)),
  ending: v.picklist(PICTURE_ENDINGS),
  /** Its bytes, in base64. */
  data: v.pipe(v.string(), v.base64()),
})

/**
 * Puts a picture beside a text, never over another one.
 * @param beside the whole path of the text's file
 */
export function addPicture(beside: string, sent: unknown): Answer {
  const wanted = v.safeParse(pictureSchema, sent)
  if (!wanted.success) return UNREADABLE
  const { name, ending, data } = wanted.output
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > LARGEST_PICTURE_BYTES) {
    return [422, { message: `A picture has at most ${LARGEST_PICTURE_BYTES / 1000} kB.` }]
  }
  const folder = path.dirname(beside)
  const free = freeName(
    asFileName(name) ?? 'picture',
    (wanted) => existsSync(path.join(folder, wanted)),
    ending,
  )
  writeWhole(path.join(folder, free), bytes)
  return [200, { name: free }]
}

function freeName(name: string, isTaken: (file: string) => boolean, ending: string): string {
  for (let number = 1; ; number += 1) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.${ending}`
    if (!isTaken(file)) return file
  }
}
