// A task's details are HTML. The portal decides what students see of it, and an import says so.

/** The tags that students see: what a task's text needs. */
export const DETAILS_TAGS: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img', 'span', 'div'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
]

/** What a link replaces, and the link's words if the medium has no title. */
export const DETAILS_MEDIA: ReadonlyMap<string, string> = new Map([
  ['iframe', 'Open the page'],
  ['video', 'Open the video'],
  ['audio', 'Open the recording'],
  ['embed', 'Open the file'],
  ['object', 'Open the file'],
  ['source', 'Open the file'],
])

/** Other tags of texts: they are removed, and what they hold stays. Words such as <title> are none. */
const OTHER = [
  'h1',
  'h5',
  'h6',
  'font',
  'center',
  'section',
  'article',
  'small',
  'dl',
  'dt',
  'dd',
  ...['kbd', 'mark', 'del', 'ins', 'strike', 'figure', 'figcaption', 'tt', 'big', 'cite', 'q'],
]

const KNOWN = [...DETAILS_TAGS, ...DETAILS_MEDIA.keys(), ...OTHER].join('|')
// An attribute needs its = sign: 'a<b then c. If d>e' holds no tag.
const TAG = new RegExp(`</?(?:${KNOWN})(?:\\s+[\\w-]+=[^<>]*|\\s*/?)>`, 'i')

/** Whether details are HTML. Teachers also paste plain text, with words such as '<your name>'. */
export function isHtml(details: string): boolean {
  return TAG.test(details)
}

/** The tags of HTML that students do not see. */
export function hiddenTags(details: string): string[] {
  if (!isHtml(details)) return []
  const visible = new Set([...DETAILS_TAGS, ...OTHER])
  const tags = [...details.matchAll(/<([a-z][a-z\d-]*)[^<>]*>/gi)]
  const names = new Set(tags.map(([, name = '']) => name.toLowerCase()))
  return [...names].filter((name) => !visible.has(name))
}
