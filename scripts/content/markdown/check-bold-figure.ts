import { textOf, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import { typedByHand } from '../vocabulary/typed-figures.ts'
import { typedUnit, unitTwice } from '../vocabulary/typed-unit.ts'
import type { NodeContext } from './node-context.ts'

const INLINE = /^(?:text|strong|emphasis|delete|link)$/
const VALUE_AT_END = /\{\{ *(figures\.\w+) *\}\}(\s*)$/
const VALUE_AT_BEGINNING = /^\s*\{\{ *(figures\.\w+) *\}\}/

/** The unit of a figure outside of the bold words, or the link, that the figure is in. */
export function checkBoldFigure(context: NodeContext): Problem[] {
  const { children = [] } = context.node
  return children.flatMap((right, index) => {
    const left = children[index - 1]
    if (!left || !INLINE.test(left.type) || !INLINE.test(right.type)) return []
    return checkValue(context, left, right).concat(
      checkDollar(context, left, right),
      checkTyped(context, left, right),
    )
  })
}

/** **{{figures.join}}** minutes */
function checkValue({ text, vocabulary }: NodeContext, left: TreeNode, right: TreeNode): Problem[] {
  const [raw = '', name = '', space = ''] = VALUE_AT_END.exec(textOf(left)) ?? []
  const printed = vocabulary.values.printed.get(name)
  const unit =
    printed === undefined
      ? ''
      : typedUnit(printed, '', `${space}${textOf(right)}`)?.unit.slice(space.length)
  if (printed === undefined || !unit) return []
  const at = text.bodyStart + (right.position?.start.offset ?? 0)
  const start = text.source.text.indexOf(unit, at)
  const isPlain = right.type === 'text' && start === at
  const edit = isPlain ? { start, end: start + unit.length, text: '' } : undefined
  const sentence = unitTwice(raw.trim(), `${printed}${space}${unit}`)
  const place = placeAt(text.source, start === -1 ? at : start + (/^\s/.test(unit) ? 1 : 0))
  return [error(place, sentence, `Remove ${unit.trim()} here.`, undefined, edit)]
}

/** $**{{figures.earn}}** */
function checkDollar(
  { text, vocabulary }: NodeContext,
  left: TreeNode,
  right: TreeNode,
): Problem[] {
  const [raw = '', name = ''] = VALUE_AT_BEGINNING.exec(textOf(right)) ?? []
  const printed = vocabulary.values.printed.get(name)
  const dollar = printed === undefined ? '' : typedUnit(printed, textOf(left), '')?.dollar
  if (printed === undefined || !dollar) return []
  const end = text.bodyStart + (left.position?.end.offset ?? 0)
  const start = end - dollar.length
  const isPlain = left.type === 'text' && text.source.text.slice(start, end) === dollar
  const edit = isPlain ? { start, end, text: '' } : undefined
  const sentence = unitTwice(raw.trim(), `${dollar}${printed}`)
  return [error(placeAt(text.source, start), sentence, 'Remove $ here.', undefined, edit)]
}

/** **10** minutes, typed by hand */
function checkTyped({ text, vocabulary }: NodeContext, left: TreeNode, right: TreeNode): Problem[] {
  const { any, figures } = vocabulary.typedFigures
  const [before, behind] = [textOf(left), textOf(right)]
  const whole = `${before}${behind}`
  if (!any.test(whole)) return []
  return figures.flatMap(({ name, pattern }) => {
    return Array.from(whole.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const isApart = index < before.length && index + found.length > before.length
      if (!isApart) return []
      const start = text.bodyStart + (left.position?.start.offset ?? 0)
      return warning(placeAt(text.source, start), ...typedByHand(found, name))
    })
  })
}
