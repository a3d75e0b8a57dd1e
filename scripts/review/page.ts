import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../system/escape.ts'
import type { Pair, Pictures } from './camera.ts'
import type { Section } from './report.ts'

/** The report as one self-contained HTML page: no script, and folded pictures inside. */
export async function reviewPage(
  title: string,
  sections: readonly Section[],
  { pairs }: Pictures,
): Promise<string> {
  const style = await readFile(new URL('page.css', import.meta.url), 'utf8')
  const body = sections.map(({ markdown, entry }) => {
    const text = htmlOf(markdown)
    return entry === null ? text : `<section>${text}${folded(pairs.get(entry) ?? [])}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${body.join('\n')}</main></body>
</html>
`
}

/** The report escapes what somebody typed, so that its own tags are the only ones. */
function htmlOf(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  })
  // On GitHub, the headings are below the page's own.
  return html.replaceAll(/(?<=<\/?h)[2-4](?=>)/g, (level) => String(Number(level) - 1))
}

function folded(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return ''
  const figures = pairs.flatMap(({ title, before, after }) => [
    before === null ? '' : figure(title, 'Before', before),
    figure(title, 'After', after),
  ])
  return `<details><summary>How it looks on a phone</summary><div>${figures.join('')}</div></details>`
}

function figure(title: string, side: string, jpeg: string): string {
  const caption = escapeHtml(`${side}: ${title}`)
  const alt = escapeHtml(`${title}, ${side.toLowerCase()}`)
  return `<figure><figcaption>${caption}</figcaption><img src="data:image/jpeg;base64,${jpeg}" alt="${alt}"></figure>`
}
