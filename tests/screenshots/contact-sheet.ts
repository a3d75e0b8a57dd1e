import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '../../scripts/system/escape.ts'
import { FOLDER, picturesOf, type Shot } from './shot.ts'
import { SHOTS } from './shots.ts'

/** Writes the sheet of all pictures: those of this run and of earlier ones. */
export default async function writeContactSheet(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const all = new Set(SHOTS.flatMap(picturesOf).map(({ file }) => file))
  const taken = new Set((await readdir(FOLDER)).filter((file) => file.endsWith('.png')))
  for (const file of taken.difference(all)) await rm(path.join(FOLDER, file))
  const sheet = path.join(FOLDER, 'index.html')
  await writeFile(sheet, contactSheet(taken))
  console.log(`${all.intersection(taken).size} of ${all.size} pictures: ${sheet}`)
}

function contactSheet(taken: ReadonlySet<string>): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots of the portal</title>
<style>${STYLE}</style>
${SHOTS.map((shot) => row(shot, taken)).join('\n')}
</html>
`
}

function row(shot: Shot, taken: ReadonlySet<string>): string {
  const figures = picturesOf(shot).map(({ width, theme, file }) => {
    const picture = taken.has(file)
      ? `<a href="${file}"><img src="${file}" alt=""></a>`
      : '<p class="missing">missing</p>'
    // A third of the real size, so that widths compare.
    return `<figure style="flex-basis: ${width / 3}px"><figcaption>${width} ${theme}</figcaption>${picture}</figure>`
  })
  return `<h3>${escapeHtml(shot.name)}</h3>\n<div>${figures.join('')}</div>`
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
div { display: flex; align-items: flex-start; gap: 1rem }
figure { margin: 0; min-width: 0 }
img { width: 100%; max-height: 30rem; object-fit: cover; object-position: top; outline: 1px solid GrayText }
.missing { color: light-dark(#b00020, #ff8a80); font-weight: bold }
`
