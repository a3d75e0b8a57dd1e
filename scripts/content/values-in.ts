import { splitText } from '../../src/content/values.ts'
import type { Source } from './source.ts'

/** A value between double braces, as it stands in a file. */
type ValueInText = { readonly name: string; readonly raw: string; readonly offset: number }

/** Every value that a file names, wherever it stands. */
export function valuesIn({ text }: Pick<Source, 'text'>): ValueInText[] {
  let offset = 0
  return splitText(text).flatMap((part) => {
    const start = offset
    offset += part.kind === 'value' ? part.raw.length : part.words.length
    return part.kind === 'value' ? { name: part.name, raw: part.raw, offset: start } : []
  })
}
