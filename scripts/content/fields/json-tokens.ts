/** A part of a JSON file: what it seems to be, and where. */
export type Token = {
  readonly kind: 'comment' | 'space' | 'text' | 'curly' | 'plain' | 'open' | 'sign'
  readonly start: number
  readonly end: number
  readonly written: string
}

/** In this order; what is none of them is a single sign. A text that a letter follows ended too early. */
const KINDS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /\u00a0+/y],
  ['comment', /\/\/.*|\/\*[^]*?\*\/|#(?![0-9a-fA-F]{3,8}\b).*/y],
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in texts
  ['text', /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"(?![\p{L}\p{N}])/uy],
  ['curly', /[“”„][^“”„":\n]*[“”"]|"[^"“”\\\n]*[“”](?=[ \t]*[:,\]}\n])/y],
  [
    'plain',
    /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[ \t]*(?:[,;\]}\n"]|$))/y,
  ],
  ['open', /"/y],
  ['sign', /[^]/uy],
]

/** The token that begins at an offset or behind it, white space left out; null at the end. */
export function readToken(text: string, from: number): Token | null {
  const space = /[^ \t\n\r]/g
  space.lastIndex = from
  const start = space.exec(text)?.index
  if (start === undefined) return null
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = start
    const written = pattern.exec(text)?.[0]
    if (written !== undefined) return { kind, start, end: start + written.length, written }
  }
  return null
}
