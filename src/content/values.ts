import type { PlainNode } from './text.ts'

/** The values that texts may use between double braces. */
export type Values = {
  /** Known at build time, as text: 'figures.class_join' maps to '10 minutes', 'site.name', … */
  readonly printed: ReadonlyMap<string, string>
  /** Stored per student, so only the browser can fill them in: 'lesson_time'. */
  readonly stored: ReadonlySet<string>
}

/** A piece of a text: words, or a value between double braces; `raw` is the value as written. */
export type TextPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'value'; readonly name: string; readonly raw: string }

export const VALUE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g

/** Splits a text at its values. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(VALUE)) {
    if (match.index > end) parts.push({ kind: 'words', words: text.slice(end, match.index) })
    parts.push({ kind: 'value', name: match[1] ?? '', raw: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'words', words: text.slice(end) })
  return parts
}

/** A plain text with its values filled in: joined words, and the names of stored values. */
export function fillText(text: string, values: Values): readonly PlainNode[] {
  const filled: PlainNode[] = []
  for (const part of splitText(text)) {
    if (part.kind === 'value' && values.stored.has(part.name)) {
      filled.push({ value: part.name })
      continue
    }
    // An unknown value stays as it was written: the preview shows it, the build refuses it.
    const words = part.kind === 'words' ? part.words : (values.printed.get(part.name) ?? part.raw)
    const before = filled.at(-1)
    if (typeof before === 'string') filled[filled.length - 1] = before + words
    else filled.push(words)
  }
  return filled
}

/** For places that allow only plain text, such as addresses and titles. */
export function fillPlainText(text: string, values: Values): string {
  return fillText(text, values)
    .map((part) => (typeof part === 'string' ? part : `{{${part.value}}}`))
    .join('')
}
