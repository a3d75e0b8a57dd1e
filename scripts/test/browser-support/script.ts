import { parseSync, Visitor, type ESTree } from 'vite'
import { GLOBALS, MEMBERS, STATICS } from './script-names.ts'
import { css, javascript, missingEverywhere, missingIn, type Use } from './support.ts'

/**
 * The features that a built script uses and an old browser lacks. Reliable for global names
 * (`structuredClone`), their members (`AbortSignal.any`) and regular expressions. Judges methods
 * (`list.toSorted()`) by name, so it also finds a library's own method of that name. Misses options,
 * computed names, and a new method with the name of an old one, except `map.values()` and the like.
 */
export function usesOfScript(code: string): readonly Use[] {
  const uses: Use[] = []
  const members = new Set<unknown>()
  const note = (feature: string, missing: readonly string[]) => {
    if (missing.length > 0) uses.push({ feature, missing })
  }
  const readText = (text: string) => {
    // The string may be a regular expression or a media query.
    if (LOOKBEHIND.test(text)) note('lookbehind in a regular expression', NO_LOOKBEHIND)
    if (RANGE.test(text)) note(`range syntax in ${text}`, NO_RANGE)
  }

  const { program, errors } = parseSync('built.js', code)
  if (errors.length > 0) throw new Error(`A built script cannot be parsed: ${errors[0]?.message}`)
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return
      members.add(property)
      if (object.type !== 'Identifier') return
      const name = `${object.name}.${property.name}`
      note(name, missingIn(STATICS.get(name)))
    },
    CallExpression({ callee, optional }) {
      if (optional || callee.type !== 'MemberExpression') return
      const { object, property, computed } = callee
      if (computed || property.type !== 'Identifier') return
      const { name } = property
      if (object.type === 'Identifier' && STATICS.has(`${object.name}.${name}`)) return
      note(`.${name}()`, missingMethod(name))
      // Arrays have these methods too, and the type of a variable is unknown here.
      if (isIterator(object)) note(`Iterator.${name}`, missingIn(STATICS.get(`Iterator.${name}`)))
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) members.add(key)
    },
    MethodDefinition({ key, computed }) {
      if (!computed) members.add(key)
    },
    Identifier(node) {
      if (!members.has(node)) note(node.name, missingIn(GLOBALS.get(node.name)))
    },
    Literal(node) {
      if ('regex' in node) {
        readText(node.regex.pattern)
        if (node.regex.flags.includes('v')) note('flag v of a regular expression', NO_FLAG_V)
      }
      if (typeof node.value === 'string') readText(node.value)
    },
    TemplateElement({ value }) {
      readText(value.raw)
    },
  }).visit(program)
  return uses
}

const LOOKBEHIND = /\(\?<[=!]/
const RANGE =
  /\([^()]*\b(?:width|height|aspect-ratio|resolution)\b[^():]*[<>]|\([^():]*[<>][^():]*\b(?:width|height)\b/

const NO_LOOKBEHIND = missingIn(javascript.regular_expressions?.['lookbehind_assertion']?.__compat)
const NO_FLAG_V = missingIn(javascript.builtins?.['RegExp']?.['unicodeSets']?.__compat)
const NO_RANGE = missingIn(css['at-rules']?.['media']?.['range_syntax']?.__compat)

/** Whether it is a call such as `map.values()`, not `Object.values(map)`, which returns an array. */
function isIterator(object: ESTree.Expression): boolean {
  return (
    object.type === 'CallExpression' &&
    object.arguments.length === 0 &&
    object.callee.type === 'MemberExpression' &&
    object.callee.property.type === 'Identifier' &&
    /^(?:values|keys|entries)$/.test(object.callee.property.name)
  )
}

/** The browsers in which no type with such a method has it. */
function missingMethod(name: string): readonly string[] {
  const owners = MEMBERS.get(name) ?? []
  const known = owners.filter(({ of }) => missingIn(of).length === 0)
  return missingEverywhere(known.map(({ own }) => own))
}
