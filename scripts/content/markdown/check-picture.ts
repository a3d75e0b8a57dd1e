import { asFileName } from '../files/file-name.ts'
import { error, type Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { problemHere, type NodeContext } from './node-context.ts'

/** A picture that is not there, or has no words for those who cannot see it. */
export function checkPicture(context: NodeContext): Problem[] {
  return [...checkAlternative(context), ...checkFile(context)]
}

/** ![words][name], with the file's name elsewhere: Google Docs writes the picture itself there. */
export function checkPictureReference(context: NodeContext): Problem[] {
  const { node, text } = context
  const name = node.identifier ?? ''
  const line = text.source.text
    .split('\n')
    .find((other) => other.toLowerCase().startsWith(`[${name}]:`))
  const isPasted = line !== undefined && /^\[[^\]]*\]:\s*<?data:/i.test(line)
  const sentence = isPasted ? PASTED : 'This picture is written in a way that does not work here.'
  const write = isPasted
    ? `${SAVE} Write ${EXAMPLE} here, with that name`
    : `Write its file name directly: ${EXAMPLE}`
  const advice =
    line === undefined ? `${write}.` : `${write}; and remove the line that begins with [${name}]:`
  return [problemHere(context, sentence, advice)]
}

const PASTED =
  'The picture itself stands in the text as letters and digits, which does not work here.'
export const SAVE =
  'Save the picture as a file with a name such as map.png, and put that file into the same folder.'
export const EXAMPLE = '![The map of the campus](map.png)'

/** The path of the file that a picture names, from the project's root. */
export function pictureFile({ node, text }: NodeContext): string {
  return `${folderOf(text.source.file)}${node.url ?? ''}`
}

function checkAlternative(context: NodeContext): Problem[] {
  const words = (context.node.alt ?? '').trim()
  if (words !== '' && !MADE_BY_PROGRAM.test(words)) return []
  const sentence =
    words === ''
      ? 'This picture has no words for people who cannot see it.'
      : `The words ${words} do not say what this picture shows to people who cannot see it.`
  const advice = `Describe it between the square brackets, in words such as these: ![The map of the campus](${context.node.url ?? ''})`
  return [problemHere(context, sentence, advice)]
}

/** What GitHub, phones and computers write there, or call the file. */
const MADE_BY_PROGRAM =
  /^(?:image|img|photo|picture|alt text)(?:[ _-]?\(?\d+\)?)?$|^(?:screen ?shot|img|dsc|pxl)[ _-]?\d[\w .,:()-]*$|\.(?:png|jpe?g|webp|heic|gif|svg|avif)$/i

function checkFile(context: NodeContext): Problem[] {
  const { node, text, vocabulary, start } = context
  if (vocabulary.pictures.has(pictureFile(context))) return []
  const folder = folderOf(text.source.file)
  const name = node.url ?? ''
  if (name.startsWith('data:')) {
    return [problemHere(context, PASTED, `${SAVE} Write ${EXAMPLE} here, with that name.`)]
  }
  const unseen = /^(.+)\.(?:heic|heif|tiff?|bmp)$/i.exec(name)?.[1]
  if (unseen !== undefined) {
    const sentence = `Browsers do not show pictures of this kind (${name}).`
    const advice = `Save it as JPEG, put that into the same folder, and write here ${asFileName(unseen) ?? 'map'}.jpg`
    return [problemHere(context, sentence, advice)]
  }
  const beside = [...vocabulary.pictures]
    .filter((picture) => picture.startsWith(folder))
    .map((picture) => picture.slice(folder.length))
  // A path of a computer, or from another folder: the file is beside the text.
  const last = name.replaceAll('%20', ' ').split(/[/\\]/).at(-1) ?? ''
  const own = beside.find((picture) => picture === last || picture === last.toLowerCase())
  const ofOtherKind = beside.find((picture) => stemOf(picture) === stemOf(last))
  const meant = own ?? ofOtherKind ?? nearest(name, beside)
  const advice =
    meant === null
      ? 'Put the picture into the same folder and write its file name alone.'
      : didYouMean(meant)
  const placeOf = createFinder(text.source, start)
  const sentence = `There is no picture ${name} beside this file.`
  const at = text.source.text.indexOf(name, start)
  const edit = meant === null ? undefined : { start: at, end: at + name.length, text: meant }
  return [error(placeOf(name), sentence, advice, undefined, at === -1 ? undefined : edit)]
}

/** A file's name without its ending. */
function stemOf(file: string): string {
  return file.replace(/\.\w+$/, '').toLowerCase()
}

function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '')
}
