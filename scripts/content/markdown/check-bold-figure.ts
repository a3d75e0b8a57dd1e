import { textOf, type TreeNode } from '../../../src/content/markdown/tree.ts'
import { error, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
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
    return checkUnit(context, left, right).concat(checkDollar(context, left, right))
  })
}

/** **{{figures.join}}** minutes */
function checkUnit({ text, vocabulary }: NodeContext, left: TreeNode, right: TreeNode): Problem[] {
  const [raw = '', name = '', space = ''] = VALUE_AT_END.exec(textOf(left)) ?? []
  const printed = vocabulary.values.printed.get(name)
  if (printed === undefined) return []
  const unit = typedUnit(printed, '', `${space}${textOf(right)}`)?.unit.slice(space.length)
  if (!unit) return []
  const place = placeAt(text.source, text.bodyStart + (right.position?.start.offset ?? 0))
  const sentence = unitTwice(raw.trim(), `${printed}${space}${unit}`)
  return [error(place, sentence, `Remove ${unit.trim()} here.`)]
}

/** $**{{figures.earn}}** */
function checkDollar(
  { text, vocabulary }: NodeContext,
  left: TreeNode,
  right: TreeNode,
): Problem[] {
  const [raw = '', name = ''] = VALUE_AT_BEGINNING.exec(textOf(right)) ?? []
  const printed = vocabulary.values.printed.get(name)
  if (printed === undefined) return []
  const dollar = typedUnit(printed, textOf(left), '')?.dollar
  if (!dollar) return []
  const end = text.bodyStart + (left.position?.end.offset ?? 0)
  const sentence = unitTwice(raw.trim(), `${dollar}${printed}`)
  return [error(placeAt(text.source, end - dollar.length), sentence, 'Remove $ here.')]
}
