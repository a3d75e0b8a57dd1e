import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { writtenNode, type NodeContext } from './node-context.ts'

/** A space within the brackets of a link, which belongs before or behind them, and a word that a link begins in. */
export function checkLinkEdges(context: NodeContext): Problem[] {
  const { text, start, end, node } = context
  const { source } = text
  const [, before = '', words = '', inside = '', address = '', last = ''] =
    /^\[([ \t]*)([^\]\n]*?)([ \t]*)\]\((\S*?)([ \t]*)\)$/.exec(writtenNode(context)) ?? []
  if (node.type !== 'link' || words === '') return []
  const behind = `${inside}${last}`
  const [left = '', right = ''] = [source.text[start - 1], source.text[end]]
  const place = placeAt(source, start)
  if (before === '' && behind === '') {
    const twice = /^\((?:\/|https?:\/\/|mailto:)[^\s()]*\)/.exec(source.text.slice(end))?.[0]
    if (twice !== undefined) {
      const edit = { start: end, end: end + twice.length, text: '' }
      const sentence = 'Two addresses stand behind these words: students would read the second one.'
      return [
        warning(placeAt(source, end), sentence, 'Remove the one that is wrong.', undefined, edit),
      ]
    }
    const isWithin = /\p{L}/u.test(left) && /^\p{L}/u.test(words)
    const advice = 'Write the whole word between them, or a space before them.'
    return isWithin
      ? [warning(place, 'The brackets of this link begin within a word.', advice)]
      : []
  }
  const apart = before !== '' && WORD.test(left) ? ' ' : ''
  const apartBehind = behind !== '' && WORD.test(right) ? ' ' : ''
  const meant = `${apart}[${words}](${address})${apartBehind}`
  const sentence = 'A space stands within the brackets of this link.'
  const edit = { start, end, text: meant }
  return [warning(place, sentence, 'Write it before or behind them.', undefined, edit)]
}

const WORD = /[\p{L}\p{N}]/u
