import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentPlugin } from '../../scripts/content/vite-plugin.ts'
import type { Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

/** Waits for what the server does in its own time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

const CARD = 'content/classes/class-link.md'
const MISTAKE: Changes = { [CARD]: ['key: class_link', 'key: clas_link'] }
const MENDED: Changes = { [CARD]: ['key: clas_link', 'key: class_link'] }

/** A development server on a small school. */
async function develop(changes: Changes = {}) {
  const workspace = await createWorkspace({
    'package.json': '{}\n',
    'src/portal/main.ts': "import '../content/compiled/cards/classes.tsx'\n",
    ...changes,
  })
  const server = await createServer({
    root: join(workspace.root, 'src/portal'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [contentPlugin({ root: workspace.root, tell: () => {} })],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin

  return {
    ...workspace,
    /** Loads a module and what it imports, as a browser would. */
    load: async (module: string): Promise<void> => {
      const source = await (await fetch(new URL(module, origin))).text()
      for (const [, next] of source.matchAll(/import "([^"]+)"/g))
        await fetch(new URL(next ?? '', origin))
    },
    /** Opens a page as a browser would; what the server sends to it. */
    open: async (): Promise<HotPayload[]> => {
      const sent: HotPayload[] = []
      const address = `${origin.replace('http', 'ws')}/?token=${server.config.webSocketToken}`
      const socket = new WebSocket(address, 'vite-hmr')
      onTestFinished(() => socket.close())
      socket.addEventListener('message', ({ data }) => sent.push(JSON.parse(String(data))))
      await eventually(() => expect(sent).toContainEqual({ type: 'connected' }))
      return sent
    },
  }
}

const overlay = {
  type: 'error',
  err: expect.objectContaining({
    message: `${CARD}:5:10\nThere is no link key clas_link. Did you mean class_link?`,
    loc: expect.objectContaining({
      file: expect.stringMatching(/.[/\\]class-link\.md$/),
      line: 5,
      column: 10,
    }),
  }),
}

test('the development server compiles content at its start', async () => {
  const { compiled } = await develop()
  expect(await compiled('cards/classes.tsx')).toContain('Join within 10 minutes.')
})

test('a saved change is compiled', async () => {
  const { change, compiled } = await develop()
  await change({ [CARD]: ['Join within', 'Come within'] })
  await eventually(async () =>
    expect(await compiled('cards/classes.tsx')).toContain('Come within 10 minutes.'),
  )
})

test('a page that shows what was changed is told so', async () => {
  const { change, load, open } = await develop()
  const sent = await open()
  await load('/main.ts')
  await change({ [CARD]: ['Join within', 'Come within'] })
  await eventually(() =>
    expect(sent).toContainEqual(expect.objectContaining({ type: 'full-reload' })),
  )
})

test('a new file and a removed file are compiled', async () => {
  const { change, compiled } = await develop()
  await change({
    'content/extra/page.md': '---\ntitle: Extra\nintro: More.\npublic: true\n---\n',
  })
  await eventually(async () => expect(await compiled('index.ts')).toContain("| 'extra'"))
  await change({ 'content/extra': null })
  await eventually(async () => expect(await compiled('index.ts')).not.toContain("| 'extra'"))
})

test('a mistake is shown over the page, which keeps its last good content', async () => {
  const { change, compiled, open } = await develop()
  const before = await compiled('cards/classes.tsx')
  const sent = await open()
  await change(MISTAKE)
  await eventually(() => expect(sent).toContainEqual(overlay))
  expect(await compiled('cards/classes.tsx')).toBe(before)
})

test('a page opened while there is a mistake shows it', async () => {
  const { open } = await develop(MISTAKE)
  const sent = await open()
  await eventually(() => expect(sent).toContainEqual(overlay))
})

test('the overlay goes when the mistake is mended', async () => {
  const { change, open } = await develop(MISTAKE)
  const sent = await open()
  await eventually(() => expect(sent).toContainEqual(overlay))
  await change(MENDED)
  await eventually(() => expect(sent.at(-1)).toEqual({ type: 'update', updates: [] }))
})
