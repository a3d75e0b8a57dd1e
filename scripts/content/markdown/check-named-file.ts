import { explainAddress } from '../check/explain-address.ts'
import { asFileName } from '../files/file-name.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** A picture or another file by a name with spaces, or by its path on a computer. */
export function fileProblem(context: NodeContext, index: number): Problem | null {
  const { text, start } = context
  const typed = writtenNode(context)
  const [, path = '', name = '', ending = ''] = FILE_NAMED.exec(typed.slice(index)) ?? []
  if (name === '') return null
  const at = start + index + 2
  const place = placeAt(text.source, at)
  const isShown = /!\[[^[\]]*$/.test(typed.slice(0, index))
  if (!isShown) return error(place, ...explainAddress(`${name}.${ending}`))
  const meant = `${asFileName(name) ?? 'map'}.${ending.toLowerCase()}`
  const edit = { start: at, end: at + path.length + name.length + 1 + ending.length, text: meant }
  const [sentence, advice] =
    path === ''
      ? [SPACED, `Give the file the name ${meant}, and write that here.`]
      : [
          ELSEWHERE,
          `Put the file into the same folder, with the name ${meant}, and write that here.`,
        ]
  return error(place, sentence, advice, undefined, edit)
}

const SPACED = 'A picture with a space in its name cannot be shown.'
const ELSEWHERE = 'This is where the picture is on your own computer, which students cannot open.'

const FILE_NAMED =
  /^\]\((?=[^()\n]*[ \u00a0])((?:[a-z]:|~|\.{1,2})?(?:[^()\n/\\:]*[/\\])*)([^()\n/\\:]+)\.(png|jpe?g|webp|avif|gif|svg|pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|txt|zip|mp[34])\)/i
