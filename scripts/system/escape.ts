// Text that somebody typed, as it may stand in a language where some signs mean more.

/** For HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** For Markdown as GitHub reads it, in which HTML and mentions count too. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!@]/g, String.raw`\$&`)
}
