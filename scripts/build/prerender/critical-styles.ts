import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/**
 * The styles that a page needs for its first paint: the rules whose classes all occur in its markup.
 * They are inlined; the file with all styles loads without blocking the paint.
 */
export function criticalStyles(styles: string, markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isUsed = (selector: string) =>
    [...selector.matchAll(CLASS)].every(([, name = '']) => used.has(name))
  const root = parse(styles)
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') remove(rule)
  })
  root.walkRules((rule) => {
    if (isStepOfAnimation(rule)) return
    const selectors = rule.selectors.filter(isUsed)
    if (selectors.length === 0) remove(rule)
    else rule.selectors = selectors
  })
  const rest = root.toString()
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(String.raw`[\s:,]${rule.params}[\s;},]`).test(rest)) remove(rule)
  })
  root.walkComments((comment) => void comment.remove())
  return root.toString()
}

function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'
}

/** Removes a rule, and its parents if they become empty. */
function remove(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) remove(parent as AtRule)
}
