import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteFile } from '../../content/schemas/site.ts'
import { drawPng } from './draw-png.ts'
import { iconSvg, type Mark } from './icon-svg.ts'

/** The school's name and look, from content/site.json. */
export type Look = Pick<SiteFile, 'name' | 'accent' | 'logo'>

/** The logo types that can be rendered: the renderer does not support WebP. */
const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The size of a bitmap logo in the tab icon, in pixels: small, because every page loads the icon. */
const TAB_LOGO = 128

// Safari does not support SVG tab icons. Other browsers use the last icon that they support.
const FOR_TABS = '<link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32" />\n    '
const IN_HEAD =
  '<link rel="manifest" href="/manifest.webmanifest" />\n' +
  '    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />\n    '

/**
 * Makes the portal installable on a phone's home screen: writes a manifest and icons with the school's
 * logo and colour, and links them in the page.
 * @param root the folder that holds content/
 */
export async function makeInstallable(folder: string, root: string, look: Look): Promise<void> {
  const write = (name: string, what: string | Uint8Array) =>
    writeFile(path.join(folder, name), what)
  const mark = await readMark(root, look)
  const full = iconSvg(mark, 'full')
  await write('icon.svg', await tabIcon(mark))
  await write('icon-32.png', await drawPng(iconSvg(mark, 'none'), 32))
  await write('icon-192.png', await drawPng(iconSvg(mark, 'none'), 192))
  await write('icon-512.png', await drawPng(iconSvg(mark, 'none'), 512))
  await write('icon-maskable.png', await drawPng(full, 512))
  await write('apple-touch-icon.png', await drawPng(full, 180)) // iPhones ignore the manifest's icons
  await write('manifest.webmanifest', JSON.stringify(manifest(look)))
  const page = await readFile(path.join(folder, 'index.html'), 'utf8')
  const withIcons = page.replace('<link rel="icon"', `${FOR_TABS}$&`)
  await write('index.html', withIcons.replace('<title>', `${IN_HEAD}$&`))
}

/** The tab icon, as SVG. */
async function tabIcon(mark: Mark): Promise<string> {
  if (mark.logo?.type !== 'image/png') return iconSvg(mark, 'tab')
  const bytes = await drawPng(iconSvg(mark, 'none'), TAB_LOGO)
  return iconSvg({ ...mark, logo: { ...mark.logo, bytes } }, 'tab')
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

/** @param root the folder that holds content/ */
async function readMark(root: string, { accent, logo = '' }: Look): Promise<Mark> {
  const type = TYPES[path.extname(logo)]
  if (type === undefined) return { accent, logo: null }
  return { accent, logo: { bytes: await readFile(path.join(root, 'content', logo)), type } }
}
