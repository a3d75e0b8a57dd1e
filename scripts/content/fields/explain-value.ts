/** Something wrong in the writing of fields. */
export type Slip = {
  /** Where it is, from the beginning of the fields. */
  readonly offset: number
  readonly sentence: string
  readonly advice: string
  /** Readable all the same, but not as it was meant: nothing else would notice. */
  readonly silent?: boolean
}

/** What a field's value turned out to be: its end, and the slip in it if there is one. */
export type SeenValue = {
  readonly end: number
  readonly slip?: Slip
  /** A text in the indented lines that follow. */
  readonly block?: boolean
}

/** Looks at the value that begins at `at`, as it was written. */
export function lookAtValue(text: string, at: number): SeenValue {
  const end = lineEnd(text, at)
  const value = text.slice(at, end).trimEnd()
  const first = value[0] ?? ''
  const slip = (offset: number, sentence: string, advice: string, silent = false): SeenValue => {
    return { end, slip: { offset: at + offset, sentence, advice, silent } }
  }
  const inQuotes = `Put the whole text into double quotes: ${quote(value)}`

  if (first === '"' || first === "'") return lookAtQuoted(text, at, first)
  if (/^[|>][-+0-9]{0,2}(?: +#.*)?$/.test(value)) return { end, block: true }
  if (/^\[[^[\]]*\](?: +#.*)?$/.test(value) || /^\{[^{}]*\}$/.test(value)) return { end }
  if (first === '#') {
    return slip(0, 'What follows a # is left out, so this field is empty.', inQuotes, true)
  }
  if (/^[“”‘]/.test(value) && /[“”’]$/.test(value)) {
    const plain = quote(value.slice(1, -1))
    return slip(0, 'Curly quotes would be shown as a part of the text.', `Write ${plain}`, true)
  }
  if (/^(?:[*&!@%`[\]{},|>]|[-?] )/.test(value)) {
    const start = value.startsWith('{{') ? '{{' : first
    const sentence = `A text that begins with ${start} needs quotes.`
    return slip(0, sentence, inQuotes, /[&!{]/.test(first))
  }
  const colon = value.search(/:(?:\s|$)/)
  if (colon !== -1) return slip(colon, 'A text with a colon in it needs quotes.', inQuotes)
  const hash = value.search(/\s#/)
  if (hash !== -1) return slip(hash + 1, 'What follows a # is left out.', inQuotes, true)
  return { end }
}

function lookAtQuoted(text: string, at: number, mark: '"' | "'"): SeenValue {
  const end = lineEnd(text, at)
  const line = text.slice(at, end).trimEnd()
  const quoted = mark === '"' ? /^"(?:[^"\\]|\\[^])*"/ : /^'(?:[^']|'')*'/
  const closed = quoted.exec(text.slice(at))?.[0]
  // A quote that was forgotten is found closed by the next one, some fields further down.
  if (closed === undefined || /\n(?:\S| *(?:- +)?[\w-]+:(?: |\n))/.test(closed)) {
    const sentence = `The quote ${mark} that begins this text is never closed.`
    const advice =
      mark === '"'
        ? `Write " at the end of the text, too.`
        : `Put the whole text into double quotes: ${quote(line)}`
    return { end, slip: { offset: at, sentence, advice } }
  }
  const closedEnd = at + closed.length
  const rest = text.slice(closedEnd, lineEnd(text, closedEnd))
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const inner = line.endsWith(mark) ? line.slice(1, -1) : mark === '"' ? line : line.slice(1)
    const sentence = `The text ends at this quote, but more follows.`
    const advice = `Put double quotes around the whole text: ${quote(inner)}`
    return { end, slip: { offset: closedEnd - 1, sentence, advice } }
  }
  const escape = mark === '"' ? closed.search(/(?<!\\)(?:\\\\)*\\(?![\\"])/) : -1
  if (escape !== -1) {
    const sentence = 'A backslash in double quotes has a special meaning.'
    const advice = 'Write two backslashes.'
    return { end, slip: { offset: at + escape, sentence, advice, silent: true } }
  }
  return { end: lineEnd(text, closedEnd) }
}

/** A text in double quotes, as fields are written. */
function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
