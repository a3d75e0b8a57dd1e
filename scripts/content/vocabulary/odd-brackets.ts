/** A name in a text, with the signs around it that were meant as the braces of a value. */
export type Bracketed = {
  readonly name: string
  /** The name and those signs, as they were written. */
  readonly raw: string
  /** Whether they are braces, or brackets that stand there twice, which nobody writes around a word. */
  readonly isStrong: boolean
}

/** Of several words only where they stand between brackets. */
const NAME = /(?<![\w.])(?:(?:figures?|site)\.\w+|(?<=[{｛[<«])\w+(?: \w+){1,3}(?=[}｝\]>»])|\w+)/gi

/** What begins a name in other programs, and what ends it. */
const PAIRS: Readonly<Record<string, string>> = {
  '{': '}',
  '｛': '｝',
  '[': ']',
  '［': '］',
  '(': ')',
  '（': '）',
  '<': '>',
  '«': '»',
  '【': '】',
  '%': '%',
}

const OPENING = /([{｛[［(（<«【])([ \t]*)$|(%)$/
const CLOSING = /^([ \t]*)([}｝\]］)）>»】])|^(%)/

/** Every name in words, with the pairs of signs around it. */
export function bracketedNames(words: string): Bracketed[] {
  return Array.from(words.matchAll(NAME), ({ 0: name, index }) => {
    const found = withPairs(words, index, index + name.length)
    const start = found.start - signBefore(words, found.start)
    const isAlone = found.pairs === 0 && !/[._]/.test(name)
    const raw = isAlone ? name : words.slice(start, found.end)
    return { name, raw, isStrong: found.isBraced || found.pairs > 1 }
  })
}

/** How far around a name its signs can stand, in characters: whatever is read again for each name is short. */
const NEAR = 40

function before(words: string, end: number): string {
  return words.slice(Math.max(0, end - NEAR), end)
}

/** The dollar of ${…} and $name, and what some programs write in its place. */
const SIGN = /(?<![\p{L}\p{N}])[$@#]$/u

function signBefore(words: string, end: number): number {
  return SIGN.exec(before(words, end))?.[0].length ?? 0
}

function withPairs(words: string, from: number, to: number) {
  let [start, end, pairs] = [from, to, 0]
  let isBraced = false
  for (;;) {
    const inside = start - signBefore(words, start)
    const open = OPENING.exec(before(words, inside))
    const close = CLOSING.exec(words.slice(end, end + NEAR))
    const sign = open?.[1] ?? open?.[3] ?? ''
    if (!open || !close || PAIRS[sign] !== (close[2] ?? close[3])) {
      return { start, end, pairs, isBraced }
    }
    start = inside - open[0].length
    end += close[0].length
    pairs += 1
    isBraced ||= /[{｛]/.test(sign)
  }
}

/** Braces that are left over where a value was not written as one. */
export const LEFT_OVER =
  /\{\{[^{}\n]{1,60}\}\}|\{\{[ \t]*(?:[\w-]+(?:\.[\w-]+)*)?(?:[ \t]*[)\]]?\}(?:[ \t]+\})?)?|(?:\{[ \t]*)?[\w.-]{0,60}[ \t]{0,4}\}\}/

/** What stands between braces, without quotes, wide letters, and other signs than a full stop. */
export function plainName(left: string): string {
  const name = left.normalize('NFKC').replaceAll(/[{}()[\]"'“”‘’`]/g, '')
  return name.trim().replace(/^(figures?|site)[ \t]*[.:;,/][ \t]*/i, '$1.')
}
