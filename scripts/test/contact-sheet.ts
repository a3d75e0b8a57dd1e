import { escapeHtml } from '../system/escape.ts'

export const WIDTHS = [360, 900, 1280] as const // a phone, the widest drawer, a laptop
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Theme = (typeof THEMES)[number]

/** One picture that a shot is to leave behind; `file` lies beside the sheet. */
export type Picture = { readonly width: Width; readonly theme: Theme; readonly file: string }

/** A row of the sheet: one page, modal or state of the portal. */
export type SheetShot = {
  readonly name: string
  readonly group: string
  readonly pictures: readonly Picture[]
}

/**
 * The contact sheet as one page of HTML that works from a file.
 * @param present the names of the pictures that are there; the sheet says which of the others miss
 */
export function contactSheet(shots: readonly SheetShot[], present: ReadonlySet<string>): string {
  const groups = Map.groupBy(shots, ({ group }) => group)
  const sections = [...groups].map(([group, members], index) => {
    const rows = members.map((shot) => row(shot, present))
    return `<section id="group-${index}"><h2>${escapeHtml(group)}</h2>\n${rows.join('\n')}\n</section>`
  })
  const links = [...groups.keys()].map(
    (group, index) => `<a href="#group-${index}">${escapeHtml(group)}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots of the portal</title>
<style>${STYLE}${filterRules()}</style>
<header>
<p>${filters('width', WIDTHS)} ${filters('theme', THEMES)}</p>
<nav>${links.join(' ')}</nav>
</header>
${missingNote(shots, present)}
${sections.join('\n')}
</html>
`
}

function row({ name, pictures }: SheetShot, present: ReadonlySet<string>): string {
  const figures = pictures.map(({ width, theme, file }) => {
    const caption = `${width} ${theme}`
    const content = present.has(file)
      ? `<a href="${escapeHtml(file)}" target="_blank"><img src="${escapeHtml(file)}" alt="${escapeHtml(`${name}, ${caption}`)}"></a>`
      : '<p class="missing">missing</p>'
    return `<figure data-width="${width}" data-theme="${theme}"><figcaption>${caption}</figcaption>${content}</figure>`
  })
  return `<h3 id="${escapeHtml(anchor(name))}">${escapeHtml(name)}</h3>\n<div class="row">${figures.join('')}</div>`
}

function missingNote(shots: readonly SheetShot[], present: ReadonlySet<string>): string {
  const incomplete = shots.filter(({ pictures }) => pictures.some(({ file }) => !present.has(file)))
  if (incomplete.length === 0) return ''
  const links = incomplete.map(
    ({ name }) => `<a href="#${escapeHtml(anchor(name))}">${escapeHtml(name)}</a>`,
  )
  return `<p class="missing">Missing, whole or in part: ${links.join(', ')}</p>`
}

/** A name as it may stand in the name of a file or in an address. */
export function anchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function filters(kind: 'width' | 'theme', values: readonly (string | number)[]): string {
  return values
    .map((value) => `<label><input type="checkbox" checked id="${kind}-${value}">${value}</label>`)
    .join(' ')
}

/** A box that is not ticked hides its pictures: a rule for each, and no script. */
function filterRules(): string {
  return [
    ...WIDTHS.map((width) => hideUnticked('width', width)),
    ...THEMES.map((theme) => hideUnticked('theme', theme)),
    // A third of the real size, less on a narrow screen, but always so that widths compare.
    ...WIDTHS.map(
      (width) => `figure[data-width='${width}'] { flex-basis: ${Math.round(width / 3)}px }\n`,
    ),
  ].join('')
}

function hideUnticked(kind: 'width' | 'theme', value: string | number): string {
  return `body:has(#${kind}-${value}:not(:checked)) figure[data-${kind}='${value}'] { display: none }\n`
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
body { margin: 0 1rem 4rem }
header { position: sticky; top: 0; z-index: 1; margin: 0 -1rem; padding: .5rem 1rem; background: Canvas; border-bottom: 1px solid GrayText }
header p { margin: 0 }
nav a, label { margin-inline-end: .75rem }
h2, h3 { scroll-margin-top: 5rem }
section { scroll-margin-top: 4rem }
.row { display: flex; align-items: flex-start; gap: 1rem }
figure { margin: 0; min-width: 0 }
figcaption { color: GrayText; font-size: .8rem; white-space: nowrap }
img { display: block; width: 100%; max-height: 30rem; object-fit: cover; object-position: top; outline: 1px solid GrayText }
.missing { color: light-dark(#b00020, #ff8a80); font-weight: bold }
`
