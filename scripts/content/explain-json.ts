import type { Report } from './problem.ts'
import { placeAt, type Source } from './source.ts'

/** Finds the first place where a text is not JSON and reports it. */
export function explainJson(source: Source, report: Report): void {
  const { text } = source
  let at = 0

  const fail = (sentence: string, advice: string, offset = at): never => {
    throw new Mistake(sentence, advice, offset)
  }
  const skipSpace = (): void => {
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  const string = (): void => {
    const match = /^"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/.exec(text.slice(at))
    if (!match)
      fail(
        'A text is not closed or holds a stray backslash.',
        'Write texts in double quotes, on one line.',
      )
    at += match?.[0].length ?? 0
  }
  const list = (close: string, item: () => void): void => {
    const open = at
    at += 1
    skipSpace()
    while (text[at] !== close) {
      item()
      skipSpace()
      if (text[at] === close) break
      if (at >= text.length)
        fail(`A ${text[open]} is never closed.`, `Write ${close} at its end.`, open)
      if (text[at] !== ',')
        fail('A comma is missing before this.', 'Separate entries with a comma.')
      const comma = at
      at += 1
      skipSpace()
      if (text[at] === close)
        fail('There is a comma after the last entry.', 'Remove this comma.', comma)
    }
    at += 1
  }
  const field = (): void => {
    if (text[at] !== '"') fail('A name must be in double quotes.', 'Write "name": "value".')
    string()
    skipSpace()
    if (text[at] !== ':') fail('A colon is missing after the name.', 'Write "name": "value".')
    at += 1
    value()
  }
  const value = (): void => {
    skipSpace()
    const start = text[at]
    if (start === '{') return list('}', field)
    if (start === '[') return list(']', value)
    if (start === '"') return string()
    const match = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/.exec(
      text.slice(at),
    )
    if (!match)
      fail(
        'This is no value that can be read.',
        'Write texts in double quotes; only numbers, true and false stand without.',
      )
    at += match?.[0].length ?? 0
  }

  try {
    value()
    skipSpace()
    if (at < text.length)
      fail('Something follows after the end.', 'Remove what stands after the last bracket.')
    fail('The file cannot be read.', 'Compare it with its last good version.', 0)
  } catch (mistake) {
    if (!(mistake instanceof Mistake)) throw mistake
    report(placeAt(source, mistake.offset), mistake.sentence, mistake.advice)
  }
}

class Mistake extends Error {
  readonly sentence: string
  readonly advice: string
  readonly offset: number
  constructor(sentence: string, advice: string, offset: number) {
    super(sentence)
    this.sentence = sentence
    this.advice = advice
    this.offset = offset
  }
}
