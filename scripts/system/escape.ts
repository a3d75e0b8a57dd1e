// Escapes typed text for languages in which some characters are special.

/** For HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** For GitHub's Markdown, where HTML, mentions and formulas are special too. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/[\\`*_{}[\]<>#|~&!@]/g, String.raw`\$&`)
  // A backslash does not keep GitHub from drawing a formula.
  return escaped.replaceAll('$', () => '<span>$</span>')
}

/**
 * For a terminal and for one line: signs that would move the cursor, colour what follows or turn its order are shown as
 * a replacement sign. A file's name can hold them.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t]|[\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, '\uFFFD')
}
