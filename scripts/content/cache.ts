import type { Values } from '../../src/content/values.ts'
import type { FileContent } from './files/content-files.ts'
import { readText, type ReadText } from './read/read-text.ts'
import type { TextReading } from './read/reading.ts'
import { valuesIn } from './source.ts'

type Kept = {
  readonly content: FileContent
  /** The values that the text names, as they were. */
  readonly meanings: string
  readonly reading: TextReading
}

/** Reads a text again only if the text or a value that it names has changed. */
export function createReadCache(): ReadText {
  const kept = new Map<string, Kept>()
  return (text, content, values) => {
    const before = kept.get(text.file)
    const isSame = before?.content === content && before.reading.id === text.id
    if (isSame && before.meanings === meaningsOf(before.reading, values)) return before.reading
    const reading = readText(text, content, values)
    kept.set(text.file, { content, meanings: meaningsOf(reading, values), reading })
    return reading
  }
}

function meaningsOf({ source }: TextReading, { printed, stored }: Values): string {
  return JSON.stringify(valuesIn(source).map(({ name }) => [printed.get(name), stored.has(name)]))
}
