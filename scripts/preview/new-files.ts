import { existsSync } from 'node:fs'
import path from 'node:path'
import { LARGEST_PICTURE_BYTES } from '../../src/content/picture-size.ts'
import type { Sent, Replies } from './pages/requests.ts'
import {
  asFileName,
  moveContent,
  newCard,
  readContentFiles,
  removeContent,
  writeContent,
  writeWhole,
} from '../content/for-tools.ts'
import { Refused } from '../system/refused.ts'

/** Renames, moves or removes a card or page; without `isSure` it only tells what that changes. */
export function reshape(root: string, { id, to, isSure }: Sent<'reshape'>): Replies['reshape'] {
  const files = readContentFiles(root)
  const { changes, told } = to === null ? removeContent(files, id) : moveContent(files, id, to)
  if (isSure) writeContent(root, files, changes)
  return { told }
}

/** Makes a card of a page. Answers with its file. */
export function makeCard(root: string, { page, title }: Sent<'card'>): Replies['card'] {
  const { files } = newCard(readContentFiles(root), page, title)
  for (const [file, text] of files) writeWhole(path.join(root, file), text)
  const [file = ''] = files.keys()
  return { file }
}

/**
 * Writes a picture into the folder of a text, under a name that is free.
 * @param textPath the absolute path of the text
 */
export function addPicture(
  textPath: string,
  { name, ending, data }: Sent<'picture'>,
): Replies['picture'] {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > LARGEST_PICTURE_BYTES) throw new Refused('A picture has at most 1 MB.')
  const folder = path.dirname(textPath)
  const wanted = asFileName(name) ?? 'picture'
  let file = `${wanted}.${ending}`
  for (let number = 2; existsSync(path.join(folder, file)); number += 1) {
    file = `${wanted}-${number}.${ending}`
  }
  writeWhole(path.join(folder, file), bytes)
  return { name: file }
}
