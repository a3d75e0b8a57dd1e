import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawPng } from '../../scripts/build/install/draw-png.ts'
import { iconSvg } from '../../scripts/build/install/icon-svg.ts'
import { makeInstallable, type Look } from '../../scripts/build/install/make-installable.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

const HEAD = '<head><link rel="icon" href="/icon.svg" /><title>Portal</title></head>'

/** What a build leaves of a school that looks like this. */
async function install(more: Partial<Look> = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'portal-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'content'))
  await writeFile(path.join(root, 'content', 'logo.svg'), LOGO)
  await writeFile(path.join(root, 'content', 'logo.png'), await drawPng(LOGO, 700))
  await writeFile(path.join(root, 'content', 'logo.webp'), 'no picture that can be drawn')
  await writeFile(path.join(root, 'index.html'), HEAD)
  await makeInstallable(root, root, { name: 'Test School', accent: '#0a5c36', ...more })
  const file = (address: string) => readFile(path.join(root, address))
  return {
    file,
    manifest: JSON.parse(String(await file('manifest.webmanifest'))),
    page: String(await file('index.html')),
  }
}

/** Width and height of a PNG, which stand in its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('a phone learns the name and the colour of the school, and opens it at its start', async () => {
  const { manifest, page } = await install()
  expect(manifest).toMatchObject({
    name: 'Test School',
    theme_color: '#0a5c36',
    start_url: '/',
    display: 'standalone',
  })
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
})

test.each([{}, { logo: 'logo.svg' }])('every icon is there in its size: %j', async (look) => {
  const { file, manifest, page } = await install(look)
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await file(src)
    if (type === 'image/png') expect(sizeOf(icon)).toBe(sizes)
    else expect(String(icon)).toContain('<svg')
  }
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
  expect(sizeOf(await file('apple-touch-icon.png'))).toBe('180x180')
})

test('the icons are made from the logo, on the white that it is shown on', () => {
  const bytes = Buffer.from(LOGO)
  const icon = iconSvg({ accent: '#0a5c36', logo: { bytes, type: 'image/svg+xml' } }, 'full')
  expect(icon).toContain(bytes.toString('base64'))
  expect(icon).toContain('fill="#fff"')
})

test('without a logo the icons are made from the colour', () => {
  for (const ground of ['none', 'full'] as const) {
    expect(iconSvg({ accent: '#0a5c36', logo: null }, ground)).toContain('fill="#0a5c36"')
  }
})

test.each(['logo.svg', 'logo.png'])(
  'the tab shows the logo, small, on a white plate where tabs are dark: %s',
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

test('a logo that nothing can draw icons of leaves none of them empty: the cap stands for it', async () => {
  const { file } = await install({ logo: 'logo.webp' })
  const without = await install()
  for (const name of ['icon.svg', 'icon-32.png', 'icon-512.png', 'apple-touch-icon.png']) {
    expect((await file(name)).equals(await without.file(name)), name).toBe(true)
  }
})
