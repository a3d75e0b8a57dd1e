import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import { previewServer } from '../../../scripts/preview/preview-server.ts'
import { createWorkspace } from '../content/workspace.ts'
import { A_DRAWING } from '../content/a-picture.ts'

// Vite with the plugin of npm run preview, on a small school.

const MAP = 'content/classes/map.svg'
const { root } = await createWorkspace({ [MAP]: A_DRAWING, 'outside.svg': A_DRAWING }, afterAll)
const server = await createServer({
  root: join(root, 'src'),
  configFile: false,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0 },
  plugins: [previewServer(createLiveContent(root))],
})
afterAll(() => server.close())
await server.listen()
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')

const ask = (path: string) => fetch(`${origin}${path}`)

test('serves nothing but pictures from content/, and runs no script of an SVG that is opened by itself', async () => {
  const picture = await ask(`/${MAP}`)
  expect(await picture.text()).toBe(A_DRAWING)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(picture.headers.get('content-security-policy')).toMatch(/; sandbox$/)
  for (const path of ['site.json', '..%2foutside.svg', 'classes/%E0%A4%A.svg']) {
    expect((await ask(`/content/${path}`)).status).toBe(404)
  }
})

test('goes on after a picture that cannot be read', async () => {
  await mkdir(join(root, 'content/classes/folder.png'))
  expect((await ask('/content/classes/folder.png')).status).toBe(500)
  expect((await ask(`/${MAP}`)).status).toBe(200)
})
