/** The Markdown of a picture. */
export function pictureMarkdown(name: string, words: string): string {
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  return `![${plain.replaceAll(/[\\[\]*_`<>&~]/g, (sign) => `\\${sign}`)}](${name})`
}

/** A text with a paragraph at its end. */
export function placeAtEnd(text: string, paragraph: string): string {
  const before = text.replace(/\s+$/, '')
  // Right below the fields no empty line is needed.
  const gap = before.endsWith('---') || before === '' ? '\n' : '\n\n'
  return `${before}${before === '' ? '' : gap}${paragraph}\n`
}

/**
 * A text with another paragraph, in the place of what is marked in it or below the one that the cursor is in; the
 * cursor stands behind it.
 */
export function placeAtCursor(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  paragraph: string,
): { readonly text: string; readonly cursor: number } {
  const at = start === end ? betweenParagraphs(text, start) : start
  const before = text.slice(0, at).replace(/[ \t]+$/, '')
  const after = text.slice(Math.max(at, end)).replace(/^[ \t]+/, '')
  const above = gapAt(/\n*$/.exec(before)?.[0].length ?? 0, before === '')
  const below = gapAt(/^\n*/.exec(after)?.[0].length ?? 0, after === '')
  const placed = `${before}${above}${paragraph}`
  return { text: `${placed}${after === '' ? '\n' : below}${after}`, cursor: placed.length }
}

/** The cursor, or the end of the paragraph that it is in the middle of. */
function betweenParagraphs(text: string, cursor: number): number {
  const isBetween = /(?:^|\n[ \t]*\n)\s*$/.test(text.slice(0, cursor))
  const rest = text.slice(cursor)
  return isBetween ? cursor : cursor + (/\s*(?:\n[ \t]*\n|$)/.exec(rest)?.index ?? 0)
}

/** What is missing of an empty line. */
function gapAt(lineEnds: number, isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(Math.max(0, 2 - lineEnds))
}
