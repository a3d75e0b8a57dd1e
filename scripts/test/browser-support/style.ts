import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parse, type AtRule, type Declaration } from 'postcss'
import { below, css, missingEverywhere, missingIn, type Use } from './support.ts'

/** The features that a built stylesheet uses and an old browser lacks, outside @supports. */
export function usesOfStyle(code: string): readonly Use[] {
  const uses: Use[] = []
  const note = (feature: string, missing: readonly string[]) => {
    if (missing.length > 0) uses.push({ feature, missing })
  }
  const sheet = parse(code)
  sheet.walkAtRules('supports', (rule) => void rule.remove())
  sheet.walk((node) => {
    if (node.type === 'decl') noteDeclaration(node, note)
    if (node.type === 'atrule') noteAtRule(node, note)
    if (node.type !== 'rule') return
    if (node.parent?.type === 'rule')
      note('nesting', missingIn(css.selectors?.['nesting']?.__compat))
    for (const [text, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) {
      note(text, missingIn(css.selectors?.[name]?.__compat))
    }
  })
  return uses
}

type Note = (feature: string, missing: readonly string[]) => void

function noteDeclaration(declaration: Declaration, note: Note): void {
  const { prop, value } = declaration
  const property = css.properties?.[prop]
  note(prop, missingIn(property?.__compat, prefixesOf(declaration)))
  for (const [word] of value.matchAll(/[a-z][\w-]*/g)) {
    note(`${prop}: ${word}`, missingIn(property?.[word]?.__compat))
  }
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/g)) {
    note(`${name}()`, missingEverywhere(TYPES.get(name) ?? []))
  }
  for (const [, unit = ''] of value.matchAll(/[\d.]([a-z]+)\b/g)) {
    note(unit, missingIn(css.types?.['length']?.[unitFeature(unit)]?.__compat))
  }
}

function noteAtRule({ name, params }: AtRule, note: Note): void {
  note(`@${name}`, missingIn(css['at-rules']?.[name]?.__compat))
  if (name !== 'media') return
  const media = css['at-rules']?.['media']
  if (/[<>]/.test(params))
    note('range syntax in @media', missingIn(media?.['range_syntax']?.__compat))
  for (const [, feature = ''] of params.matchAll(/\(([\w-]+)/g)) {
    const plain = feature.replace(/^(?:min|max)-/, '')
    note(`@media (${feature})`, missingIn(media?.[plain]?.__compat))
  }
}

/** Vendor prefixes of a property in the same rule. */
function prefixesOf({ prop, parent }: Declaration): string[] {
  return ['-webkit-', '-moz-'].filter((prefix) =>
    parent?.some((node) => node.type === 'decl' && node.prop === prefix + prop),
  )
}

const UNIT_FEATURES: readonly [RegExp, string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
]

function unitFeature(unit: string): string {
  return UNIT_FEATURES.find(([pattern]) => pattern.test(unit))?.[1] ?? unit
}

/** Values such as `color-mix`, at any depth of MDN's tables. */
const TYPES = new Map<string, CompatStatement[]>()

collect(css.types)

function collect(parent: Identifier | undefined): void {
  for (const [name, feature] of below(parent)) {
    if (feature.__compat !== undefined)
      TYPES.set(name, [...(TYPES.get(name) ?? []), feature.__compat])
    collect(feature)
  }
}
