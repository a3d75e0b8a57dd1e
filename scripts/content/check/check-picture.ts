import { suggest } from '../suggest.ts'
import { tell, type Look } from './look.ts'

/** Reports a picture that is not there, or has no words for those who cannot see it. */
export function checkPicture(look: Look): void {
  checkAlternative(look)
  checkFile(look)
}

function checkAlternative(look: Look): void {
  if ((look.node.alt ?? '').trim() !== '') return
  const advice = 'Describe it between the square brackets: ![The map of the campus](map.png).'
  tell('This picture has no words for people who cannot see it.', advice)(look)
}

function checkFile({ node, text, checking, wordsPlace }: Look): void {
  const folder = text.source.file.replace(/[^/]*$/, '')
  const name = node.url ?? ''
  const file = `${folder}${name}`
  checking.usedPictures.add(file)
  if (checking.pictures.has(file)) return
  const beside = [...checking.pictures]
    .filter((picture) => picture.startsWith(folder))
    .map((picture) => picture.slice(folder.length))
  const advice =
    suggest(name, beside) ?? 'Put the picture into the same folder and write its file name alone.'
  checking.report(wordsPlace(name), `There is no picture ${name} beside this file.`, advice)
}
