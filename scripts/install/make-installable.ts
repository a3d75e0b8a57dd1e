import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteFile } from '../content/schemas/site.ts'
import { drawPng } from './draw-png.ts'
import { iconSvg, type Mark } from './icon-svg.ts'

/** What a school is called and looks like, from content/site.json. */
export type Look = Pick<SiteFile, 'name' | 'accent' | 'logo'>

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const IN_HEAD =
  '<link rel="manifest" href="/manifest.webmanifest" />\n' +
  '    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />\n    '

/**
 * Gives a bundled portal what a phone needs to put it on its home screen: a manifest, icons made from
 * the school's logo and colour, and the lines in its page that name them.
 * @param root the folder that holds content/
 */
export async function makeInstallable(folder: string, root: string, look: Look): Promise<void> {
  const write = (name: string, what: string | Uint8Array) =>
    writeFile(path.join(folder, name), what)
  const mark = await readMark(root, look)
  const full = iconSvg(mark, 'full')
  await write('icon.svg', iconSvg(mark, 'none'))
  await write('icon-192.png', await drawPng(iconSvg(mark, 'none'), 192))
  await write('icon-512.png', await drawPng(iconSvg(mark, 'none'), 512))
  await write('icon-maskable.png', await drawPng(full, 512))
  await write('apple-touch-icon.png', await drawPng(full, 180)) // iPhones read no manifest's icons
  await write('manifest.webmanifest', JSON.stringify(manifest(look)))
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  await write('index.html', page.replace('<title>', `${IN_HEAD}$&`))
}

function manifest({ name, accent }: Look) {
  const png = { type: 'image/png' }
  return {
    name,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
  }
}

async function readMark(root: string, { accent, logo }: Look): Promise<Mark> {
  if (logo === undefined) return { accent, logo: null }
  const bytes = await readFile(path.join(root, 'content', logo))
  return { accent, logo: { bytes, type: TYPES[path.extname(logo)] ?? '' } }
}
