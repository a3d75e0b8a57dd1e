import { error, type Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { didYouMean, nearest } from '../suggest.ts'
import { problemHere, type NodeContext } from './node-context.ts'

/** A picture that is not there, or has no words for those who cannot see it. */
export function checkPicture(context: NodeContext): Problem[] {
  return [...checkAlternative(context), ...checkFile(context)]
}

/** ![words][name], with the file's name elsewhere. */
export function checkPictureReference(context: NodeContext): Problem[] {
  const sentence = 'This picture is written in a way that does not work here.'
  const advice = 'Write its file name directly: ![The map of the campus](map.png)'
  return [problemHere(context, sentence, advice)]
}

/** The path of the file that a picture names, from the project's root. */
export function pictureFile({ node, text }: NodeContext): string {
  return `${folderOf(text.source.file)}${node.url ?? ''}`
}

function checkAlternative(context: NodeContext): Problem[] {
  const { alt, url = '' } = context.node
  if ((alt ?? '').trim() !== '') return []
  const sentence = 'This picture has no words for people who cannot see it.'
  const advice = `Describe it between the square brackets, in words such as these: ![The map of the campus](${url})`
  return [problemHere(context, sentence, advice)]
}

function checkFile(context: NodeContext): Problem[] {
  const { node, text, vocabulary, start } = context
  if (vocabulary.pictures.has(pictureFile(context))) return []
  const folder = folderOf(text.source.file)
  const beside = [...vocabulary.pictures]
    .filter((picture) => picture.startsWith(folder))
    .map((picture) => picture.slice(folder.length))
  const name = node.url ?? ''
  const meant = nearest(name, beside)
  const advice =
    meant === null
      ? 'Put the picture into the same folder and write its file name alone.'
      : didYouMean(meant)
  const place = createFinder(text.source, start)(name)
  return [error(place, `There is no picture ${name} beside this file.`, advice)]
}

function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '')
}
