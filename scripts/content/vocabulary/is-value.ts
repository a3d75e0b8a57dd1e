import type { Values } from '../../../src/content/values.ts'
import { mergedValue } from './merge-names.ts'

export function isValue(name: string, { stored, printed }: Values): boolean {
  return stored.has(name) || printed.has(name)
}

/** Whether words between brackets were meant as a value, by whatever name. */
export function isMeantAsValue(words: string, values: Values): boolean {
  const isNamed = words.startsWith('figures.') || isValue(words.toLowerCase(), values)
  return isNamed || mergedValue(words, values) !== null
}
