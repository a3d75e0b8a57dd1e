import { Buffer } from 'node:buffer'
import { LARGEST_PICTURE_BYTES } from '../../../src/content/picture-size.ts'
import type { FileChange } from '../../../src/preview/files/file-changes.ts'
import { pictureMarkdown, placeAtEnd } from '../../../src/preview/files/place-picture.ts'
import { editBetween, editFile } from '../../content/edits.ts'
import {
  plainText,
  rawText,
  type ContentFiles,
  type FileContent,
} from '../../content/files/content-files.ts'
import type { ReferencesIn } from '../../content/references/find-references.ts'
import { picturesShown } from './own-pictures.ts'
import { tellsWhere } from './tells-where.ts'
import { titleOf } from './title-of.ts'
import { CannotChange, NOTHING_ELSE, type Worked } from './written.ts'

/** A picture beside a text, and where its words are given, at the end of the text. */
export function addPicture(
  files: ContentFiles,
  { file, name, data, words }: FileChange & { kind: 'add-picture' },
): Worked {
  const raw = rawText(files.get(file))
  if (raw === null) throw new CannotChange('There is no such card or page any more.')
  const picture = file.replace(/[^/]*$/, name)
  if (files.has(picture)) throw new CannotChange(`There is a picture ${name} already.`)
  const bytes = new Uint8Array(Buffer.from(data, 'base64'))
  if (bytes.length > LARGEST_PICTURE_BYTES) {
    const most = LARGEST_PICTURE_BYTES / 1000
    throw new CannotChange(`This picture is larger than ${most} kB. Choose a smaller one.`)
  }
  if (tellsWhere(bytes)) throw new CannotChange(HIDDEN_WORDS)
  const title = titleOf(files, file)
  if (words === null) {
    return {
      ...NOTHING_ELSE,
      files: new Map([[picture, bytes]]),
      does: [`Puts ${picture} beside the text.`],
      said: `Added ${name}.`,
      undoable: false,
    }
  }
  if (words.trim() === '') throw new CannotChange('Say what the picture shows.')
  const text = plainText(raw)
  const longer = placeAtEnd(text, pictureMarkdown(name, words))
  return {
    ...NOTHING_ELSE,
    files: new Map<string, FileContent>([
      [picture, bytes],
      [file, editFile(raw, [editBetween(text, longer)])],
    ]),
    does: [`Puts ${picture} beside the text, and shows it at the end of ${title}.`],
    said: `Added ${name} at the end of ${title}.`,
  }
}

const HIDDEN_WORDS =
  'This picture says in hidden words where and when it was taken. Choose it once more, so that they are left out.'

/** Removes a picture that no text shows. */
export function removePicture(files: ContentFiles, file: string, read: ReferencesIn): Worked {
  if (!files.has(file) || file.endsWith('.md')) {
    throw new CannotChange('There is no such picture any more.')
  }
  const by = picturesShown(files, read).get(file)
  if (by !== undefined) {
    throw new CannotChange(`${[...by].join(' and ')} shows this picture. Take it out there first.`)
  }
  const name = file.split('/').at(-1) ?? file
  return {
    ...NOTHING_ELSE,
    files: new Map([[file, null]]),
    does: [`Removes ${file}, which no text shows.`],
    said: `Removed the picture ${name}.`,
  }
}
