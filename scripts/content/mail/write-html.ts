import { isElement, type Text, type TextNode } from '../../../src/content/text.ts'
import { escapeHtml } from '../../system/escape.ts'
import type { SiteFile } from '../schemas/site.ts'
import { deriveAccent } from '../theme/derive-accent.ts'
import { isLoneValue } from './write-text.ts'

// Many mail programs know no style sheet, so every style is at its tag. The one sheet is for mail programs
// with dark colours, which do read it.

const LIGHT = {
  ground: '#f6f7f9',
  paper: '#ffffff',
  ink: '#161b26',
  line: '#dde1e8',
  sunken: '#eef0f4',
}
const DARK = {
  ground: '#101318',
  paper: '#181c23',
  ink: '#eceff4',
  line: '#2b323e',
  sunken: '#12161c',
}
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const MONOSPACE = "font-family:ui-monospace,'SF Mono',Consolas,monospace"

/** A mail as HTML, with values still between braces. It loads nothing: no picture, no font. */
export function writeMailHtml(subject: string, body: Text, site: SiteFile): string {
  const { accent } = deriveAccent(site.accent)
  const dark = [
    `.ground{background:${DARK.ground}!important}`,
    `.paper{background:${DARK.paper}!important;color:${DARK.ink}!important}`,
    `.accent{color:${accent.dark}!important}`,
    `.edge{border-color:${accent.dark}!important}`,
    `.sunken{background:${DARK.sunken}!important}`,
    `.line{border-color:${DARK.line}!important}`,
  ]
  const paper = `width:100%;max-width:560px;border-collapse:separate;background:${LIGHT.paper};color:${LIGHT.ink};border-radius:12px`
  const words = `padding:28px 24px 12px;border-top:4px solid ${accent.light};border-radius:12px;${FONT};font-size:16px;line-height:1.55;text-align:left;overflow-wrap:anywhere`
  const school = `margin:0 0 20px;color:${accent.light};font-size:18px;font-weight:700`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${dark.join('')}}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="560" cellpadding="0" cellspacing="0" border="0" style="${paper}">
<tr><td class="edge paper" style="${words}">
<p class="accent" style="${school}">${escapeHtml(site.name)}</p>
${body.map((node) => write(node, accent.light)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function write(node: TextNode, accent: string): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (!isElement(node)) return `{{${node.value}}}`
  const [tag, properties, ...inside] = node
  const words = inside.map((part) => write(part, accent)).join('')
  if (tag === 'p' && isLoneValue(node)) {
    return `<p class="sunken" style="${APART}">${words}</p>`
  }
  if (tag === 'a') {
    const address = escapeHtml(String(properties['href']))
    return `<a class="accent" href="${address}" style="color:${accent}">${words}</a>`
  }
  const start = tag === 'ol' && properties['start'] ? ` start="${Number(properties['start'])}"` : ''
  const [look, kind] = LOOKS[tag] ?? ['']
  const attributes = `${kind ? ` class="${kind}"` : ''}${start}${look && ` style="${look}"`}`
  return EMPTY.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${words}</${tag}>`
}

const EMPTY = new Set(['br', 'hr'])

/** The style of a value in a paragraph of its own, such as a code. */
const APART = `margin:0 0 16px;padding:16px;background:${LIGHT.sunken};border-radius:8px;${MONOSPACE};font-size:28px;font-weight:700;letter-spacing:3px;line-height:1.2;text-align:center`

/** The style of a tag, and its class if dark colours change it. */
const LOOKS: Readonly<Record<string, readonly [look: string, kind?: string]>> = {
  p: ['margin:0 0 16px'],
  ul: ['margin:0 0 16px;padding-left:24px'],
  ol: ['margin:0 0 16px;padding-left:24px'],
  li: ['margin:0 0 4px'],
  blockquote: [`margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LIGHT.line}`, 'line'],
  hr: [`margin:0 0 16px;border:0;border-top:1px solid ${LIGHT.line}`, 'line'],
  code: [MONOSPACE],
}
