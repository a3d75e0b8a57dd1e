import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawPng } from '../../scripts/build/install/draw-png.ts'
import { iconSvg } from '../../scripts/build/install/icon-svg.ts'
import { makeInstallable, type Look } from '../../scripts/build/install/make-installable.ts'
import { temporaryFolder } from '../server/program.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

const HEAD = '<head><link rel="icon" href="/icon.svg" /><title>Portal</title></head>'

/** The files that a build makes for a school that looks like this. */
async function install(more: Partial<Look> = {}) {
  const root = await temporaryFolder()
  await mkdir(path.join(root, 'content'))
  const { logo = 'logo.svg' } = more
  const picture = logo === 'logo.png' ? await drawPng(LOGO, 700) : LOGO
  await writeFile(path.join(root, 'content', logo), picture)
  await writeFile(path.join(root, 'index.html'), HEAD)
  await makeInstallable(root, root, { name: 'Test School', accent: '#0a5c36', ...more })
  const file = (address: string) => readFile(path.join(root, address))
  return {
    file,
    manifest: JSON.parse(String(await file('manifest.webmanifest'))),
    page: String(await file('index.html')),
  }
}

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the page names a manifest with the school’s name and colour, and icons in their sizes', async () => {
  const { file, manifest, page } = await install()
  expect(manifest).toMatchObject({
    name: 'Test School',
    theme_color: '#0a5c36',
    start_url: '/',
    display: 'standalone',
  })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await file(src)
    if (type === 'image/png') expect(sizeOf(icon)).toBe(sizes)
    else expect(String(icon)).toContain('<svg')
  }
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
  expect(sizeOf(await file('apple-touch-icon.png'))).toBe('180x180')
})

test('an icon is the logo on white, or a cap in the school’s colour', () => {
  const bytes = Buffer.from(LOGO)
  const icon = iconSvg({ accent: '#0a5c36', logo: { bytes, type: 'image/svg+xml' } }, 'full')
  expect(icon).toContain(bytes.toString('base64'))
  expect(icon).toContain('fill="#fff"')
  for (const ground of ['none', 'full'] as const) {
    expect(iconSvg({ accent: '#0a5c36', logo: null }, ground)).toContain('fill="#0a5c36"')
  }
})

test.each(['logo.svg', 'logo.png'])(
  'the icon of the tab is a small logo, with a white plate in a dark tab: %s',
  async (logo) => {
    const { file, page } = await install({ logo })
    const icon = String(await file('icon.svg'))
    expect(icon).toMatch(/prefers-color-scheme:dark[^]*<rect [^>]*#fff[^]*<image [^>]*data:image/)
    expect(icon.length).toBeLessThan(10_000)
    expect(icon).not.toContain('#0a5c36')
    expect(page).toMatch(
      /<link rel="icon" href="\/icon-32\.png"[^>]*>\s*<link rel="icon" href="\/icon\.svg"/,
    )
    expect(sizeOf(await file('icon-32.png'))).toBe('32x32')
  },
)

test('the cap replaces a logo of a type that cannot be drawn', async () => {
  const { file } = await install({ logo: 'logo.webp' })
  const without = await install()
  for (const name of ['icon.svg', 'icon-512.png']) {
    expect((await file(name)).equals(await without.file(name)), name).toBe(true)
  }
})
