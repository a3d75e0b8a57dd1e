import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { LARGEST_PICTURE_BYTES } from '../../src/content/picture-size.ts'
import {
  asFileName,
  CannotMake,
  moveContent,
  newCard,
  readContentFiles,
  removeContent,
  writeContent,
  writeWhole,
} from '../content/compiler.ts'
import { reshapeSchema } from '../../src/preview/exchange.ts'
import { PICTURE_ENDINGS } from './content-file.ts'
import type { Answer } from './send.ts'

/** Renames, moves or removes a card or page; without `isSure` it only tells what that changes. */
export function reshape(root: string, sent: unknown): Answer {
  const { id, to, isSure } = v.parse(reshapeSchema, sent)
  const files = readContentFiles(root)
  try {
    const { changes, told } = to === null ? removeContent(files, id) : moveContent(files, id, to)
    if (isSure) writeContent(root, files, changes)
    return [200, { told }]
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error
    return [422, { message: error.message }]
  }
}

const cardSchema = v.strictObject({ page: v.string(), title: v.pipe(v.string(), v.trim()) })

/** Makes a card of a page. Answers with its file. */
export function makeCard(root: string, sent: unknown): Answer {
  const { page, title } = v.parse(cardSchema, sent)
  if (title === '') return [422, { message: 'Type the title of the card.' }]
  try {
    const { files } = newCard(readContentFiles(root), page, title)
    for (const [file, text] of files) writeWhole(path.join(root, file), text)
    return [200, { file: files.keys().next().value }]
  } catch (error) {
    if (!(error instanceof CannotMake)) throw error
    return [422, { message: error.message }]
  }
}

const pictureSchema = v.strictObject({
  /** The name on the writer's computer, without its ending. */
  name: v.string(),
  ending: v.picklist(PICTURE_ENDINGS),
  /** The bytes in base64. */
  data: v.pipe(v.string(), v.base64()),
})

/**
 * Writes a picture into the folder of a text, under a name that is free.
 * @param textPath the absolute path of the text
 */
export function addPicture(textPath: string, sent: unknown): Answer {
  const { name, ending, data } = v.parse(pictureSchema, sent)
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > LARGEST_PICTURE_BYTES) {
    return [422, { message: 'A picture has at most 1 MB.' }]
  }
  const folder = path.dirname(textPath)
  const wanted = asFileName(name) ?? 'picture'
  let file = `${wanted}.${ending}`
  for (let number = 2; existsSync(path.join(folder, file)); number += 1) {
    file = `${wanted}-${number}.${ending}`
  }
  writeWhole(path.join(folder, file), bytes)
  return [200, { name: file }]
}
