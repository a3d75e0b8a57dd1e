import { error, type Problem } from '../problem.ts'
import { createFinder } from '../source.ts'
import { suggest } from '../suggest.ts'
import { problemHere, type Look } from './look.ts'

/** A picture that is not there, or has no words for those who cannot see it. */
export function checkPicture(look: Look): Problem[] {
  return [...checkAlternative(look), ...checkFile(look)]
}

/** The path of the file that a picture names, from the project's root. */
export function pictureFile({ node, text }: Look): string {
  return `${folderOf(text.source.file)}${node.url ?? ''}`
}

function checkAlternative(look: Look): Problem[] {
  if ((look.node.alt ?? '').trim() !== '') return []
  const sentence = 'This picture has no words for people who cannot see it.'
  const advice = 'Describe it between the square brackets: ![The map of the campus](map.png).'
  return [problemHere(look, sentence, advice)]
}

function checkFile(look: Look): Problem[] {
  const { node, text, vocabulary, start } = look
  if (vocabulary.pictures.has(pictureFile(look))) return []
  const folder = folderOf(text.source.file)
  const name = node.url ?? ''
  const beside = [...vocabulary.pictures]
    .filter((picture) => picture.startsWith(folder))
    .map((picture) => picture.slice(folder.length))
  const advice =
    suggest(name, beside) ?? 'Put the picture into the same folder and write its file name alone.'
  const placeOf = createFinder(text.source, start)
  const sentence = `There is no picture ${name} beside this file.`
  return [error(placeOf(name), sentence, advice)]
}

function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '')
}
