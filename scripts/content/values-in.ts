import { VALUE } from '../../src/content/values.ts'
import type { Source } from './source.ts'

/** A value between double braces, as it stands in a file. */
type ValueInText = { readonly name: string; readonly raw: string; readonly offset: number }

/** Every value that a file names, wherever it stands. */
export function valuesIn({ text }: Pick<Source, 'text'>): ValueInText[] {
  return Array.from(text.matchAll(VALUE), ({ 0: raw, 1: name = '', index: offset }) => {
    return { name, raw, offset }
  })
}
