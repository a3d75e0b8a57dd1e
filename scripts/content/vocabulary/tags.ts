/** The names of tags that come along when text is copied from web pages and mail programs. */
const NAMES =
  /^(?:a|abbr|address|article|aside|audio|b|base|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|wbr|[ovwm]:\w+)$/i

/** Whether this is a tag, and not words between < and >, such as <student ID>. */
export function isTag(written: string): boolean {
  const [, name, rest = ''] = /^<\/?([a-z][\w:-]*)([^]*)$/i.exec(written) ?? []
  return name === undefined || NAMES.test(name) || /[=/]/.test(rest)
}

/** The words of a text, without bold, links and tags. */
export function withoutFormatting(text: string): string {
  return text
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\s*<br\b[^>]*>\s*/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, (tag) => (isTag(tag) ? '' : tag.slice(1, -1).trim()))
    .replaceAll('**', '')
    .trim()
}
