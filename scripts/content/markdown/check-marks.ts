import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { checkBrackets } from './check-brackets.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** Signs of Markdown in plain text: they had no effect, and would be shown. */
export function checkMarks(context: NodeContext): Problem[] {
  const { text, start, end } = context
  if (start === end) return []
  // What stands behind a backslash is meant as it is; spaces in its place keep the columns.
  const typed = writtenNode(context).replace(/\\[^\n]/g, '  ')
  const link = BROKEN_LINK.exec(typed)
  const stars = typed.indexOf('**')
  return [
    ...(link
      ? [error(placeAt(text.source, start + link.index), ...UNREADABLE_LINK)]
      : checkBrackets(context, typed)),
    ...(stars === -1 ? [] : [error(placeAt(text.source, start + stars), ...NO_BOLD)]),
  ]
}

/** [words](address with spaces), [words] (address), (words)[address], [words][name that is nowhere]. */
const BROKEN_LINK =
  /\]\(|\] *\((?:https?:|mailto:|tel:|\/)|\)\[(?:https?:|mailto:|tel:|\/)|\]\[|\[[^\]\n]+\((?:\/|mailto:|tel:)/

const UNREADABLE_LINK: Explanation = [
  'This link cannot be read.',
  'Write [words](address), with nothing between ] and ( and without spaces in the address.',
]

const NO_BOLD: Explanation = [
  'No bold text comes of these stars.',
  'Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
]
