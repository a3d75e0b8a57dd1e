import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCompiler } from '../../../scripts/content/create-compiler.ts'
import { contentPlugin } from '../../../scripts/preview/content-plugin.ts'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import {
  CHANGE_EVENT,
  CONTENT_PATH,
  type Content,
} from '../../../scripts/preview/pages/exchange.ts'
import { createWorkspace } from '../content/workspace.ts'
import { A_DRAWING } from '../content/a-picture.ts'

// Vite with the content plugin of npm run preview, on a small school.

const MAP = 'content/classes/map.svg'
const { root, change } = await createWorkspace(
  { [MAP]: A_DRAWING, 'outside.svg': A_DRAWING },
  afterAll,
)
const live = createLiveContent()
const server = await createServer({
  root: join(root, 'src'),
  configFile: false,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0 },
  plugins: [contentPlugin({ root, live, check: createCompiler(root) })],
})
afterAll(() => server.close())
await server.listen()
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')

const ask = (path: string) => fetch(`${origin}${path}`)
const shown = async () => (await (await ask(CONTENT_PATH)).json()) as Content
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

/** Listens as an open page does. */
async function listen() {
  const onChange = vi.fn<() => void>()
  const address = `${origin.replace('http', 'ws')}/?token=${server.config.webSocketToken}`
  const socket = new WebSocket(address, 'vite-hmr')
  onTestFinished(() => socket.close())
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as HotPayload
    if (said.type === 'connected') opened.resolve()
    if (said.type === 'custom' && said.event === CHANGE_EVENT) onChange()
  })
  await opened.promise
  return onChange
}

test('shows a new page, tells open pages, and removes the page again', async () => {
  const onChange = await listen()
  const file = 'content/extra/page.md'
  await change({ [file]: '---\ntitle: Extra\nintro: More.\npublic: true\n---\n' })
  await eventually(() => expect(onChange).toHaveBeenCalled())
  await eventually(async () => expect((await shown()).entries[file]?.title).toBe('Extra'))
  await change({ 'content/extra': null })
  await eventually(async () => expect((await shown()).entries[file]).toBeUndefined())
})

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
