import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder } from '../../scripts/content/build.ts'
import { contentServer } from '../../scripts/dev/content-server.ts'
import { contentPlugin } from '../../scripts/preview/content-plugin.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { CHANGE_EVENT, CONTENT_PATH, type Content } from '../../src/preview/exchange.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'
import { A_DRAWING } from '../content/a-picture.ts'

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

const MAP = 'content/classes/map.svg'

/** Vite with the content plugins of npm run dev, on a small school. */
async function develop(changes: Changes = {}) {
  const workspace = await createWorkspace({ 'package.json': '{}\n', ...changes })
  const { root } = workspace
  const live = createLiveContent()
  const server = await createServer({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [
      contentPlugin({ root, live, check: createBuilder({ root, tell: () => {} }) }),
      contentServer({ root, live }),
    ],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin

  return {
    ...workspace,
    ask: (path: string) => fetch(new URL(path, origin)),
    shown: async () => (await (await fetch(new URL(CONTENT_PATH, origin))).json()) as Content,
    /** Listens as an open page does. */
    listen: async () => {
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
    },
  }
}

test('compiles and serves a new page and a picture, tells open pages, and removes the page again', async () => {
  const { ask, change, compiled, listen, shown } = await develop({ [MAP]: A_DRAWING })
  const onChange = await listen()
  const file = 'content/extra/page.md'
  await change({ [file]: '---\ntitle: Extra\nintro: More.\npublic: true\n---\n' })
  await eventually(() => expect(onChange).toHaveBeenCalled())
  await eventually(async () => expect((await shown()).entries[file]?.title).toBe('Extra'))
  expect(await compiled('index.ts')).toContain('| "extra"')
  expect(await (await ask(`/${MAP}`)).text()).toBe(A_DRAWING)
  await change({ 'content/extra': null })
  await eventually(async () => expect((await shown()).entries[file]).toBeUndefined())
  expect(await compiled('index.ts')).not.toContain('| "extra"')
})
