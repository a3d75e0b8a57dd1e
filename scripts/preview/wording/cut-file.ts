/** A Markdown file cut where its fences stand; joined again it is the same file, byte by byte. */
export type CutFile = {
  /** A byte-order mark if there is one, and the opening fence with its line end. */
  readonly opening: string
  /** The lines of the fields, the last one with its line end. */
  readonly fields: string
  /** The closing fence with its line end, if it has one. */
  readonly closing: string
  readonly body: string
}

const LINE_END = '(?:\\r\\n|\\n|\\r)'
const FILE = new RegExp(
  `^(\\uFEFF?---[ \\t]*${LINE_END})((?:(?!---).*${LINE_END})*?)(---[ \\t]*(?:${LINE_END}|$))([^]*)$`,
)

/** Null when the file has no fields that could be edited. */
export function cutFile(text: string): CutFile | null {
  const [, opening, fields, closing, body] = FILE.exec(text) ?? []
  if (opening === undefined || fields === undefined || closing === undefined) return null
  return { opening, fields, closing, body: body ?? '' }
}

/** The line end that a text uses; that of the first line where they are mixed. */
export function lineEndOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}

/** With plain line ends, as a browser's text field has them. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
