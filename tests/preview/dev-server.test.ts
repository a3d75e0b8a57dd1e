import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBuilder } from '../../scripts/content/build.ts'
import { contentServer } from '../../scripts/dev/content-server.ts'
import { contentPlugin } from '../../scripts/preview/content-plugin.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import {
  CHANGE_EVENT,
  CONTENT_PATH,
  type Change,
  type Content,
} from '../../src/preview/exchange.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'

/** Waits for what the server does in its own time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

/** What a page shows that was told all of it. A save may be two changes of a file, of which the second tells nothing new. */
const entriesOf = (told: readonly Change[]): Content['entries'] =>
  Object.assign({}, ...told.map(({ entries }) => entries))

const CARD = 'content/classes/class-link.md'
const KEY = 'card:classes/class-link'
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** What npm run dev has of content around Vite, on a small school. */
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
    /** Opens a page as a browser would; what changes of content the server tells it. */
    open: async (): Promise<Change[]> => {
      const told: Change[] = []
      const address = `${origin.replace('http', 'ws')}/?token=${server.config.webSocketToken}`
      const socket = new WebSocket(address, 'vite-hmr')
      onTestFinished(() => socket.close())
      const opened = Promise.withResolvers<void>()
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data)) as HotPayload
        if (said.type === 'connected') opened.resolve()
        if (said.type === 'custom' && said.event === CHANGE_EVENT) told.push(said.data as Change)
      })
      await opened.promise
      return told
    },
  }
}

test('a new page and a removed one are sent and compiled', async () => {
  const { change, compiled, open } = await develop()
  const told = await open()
  await change({ 'content/extra/page.md': '---\ntitle: Extra\nintro: More.\npublic: true\n---\n' })
  await eventually(() => expect(Object.keys(entriesOf(told))).toEqual(['page:extra']))
  expect(await compiled('index.ts')).toContain("| 'extra'")
  await change({ 'content/extra': null })
  await eventually(() => expect(told.flatMap(({ gone }) => gone)).toEqual(['page:extra']))
  expect(await compiled('index.ts')).not.toContain("| 'extra'")
})

test('a mistake is told to open pages and to those opened later, and what was compiled stays', async () => {
  const { change, compiled, open, shown } = await develop()
  const before = await compiled('cards/classes.tsx')
  const told = await open()
  await change({ [CARD]: ['key: class_link', 'key: clas_link'] })
  const mistake = { old: [CARD], problems: [{ file: CARD, line: 5, column: 10 }] }
  await eventually(() => expect(told.at(-1)).toMatchObject(mistake))
  expect(await shown()).toMatchObject(mistake)
  expect(await compiled('cards/classes.tsx')).toBe(before)
  await change({ [CARD]: ['key: clas_link', 'key: class_link'] })
  await eventually(() => expect(told.at(-1)).toMatchObject({ old: [], problems: [] }))
})

test('a picture of content is answered as it is now', async () => {
  const { ask } = await develop({
    'content/classes/map.svg': PICTURE,
    [CARD]: ['Join within', '![A map](map.svg)\n\nJoin within'],
  })
  const answer = await ask('/content/classes/map.svg')
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'image/svg+xml',
    PICTURE,
  ])
})

test('of a hundred saves in a row pages end with the last', async () => {
  const { change, open, shown } = await develop()
  const told = await open()
  for (let save = 0; save < 100; save += 1) {
    const [before, after] = [save === 0 ? 'Class Link' : `Save ${save}`, `Save ${save + 1}`]
    await change({ [CARD]: [`title: ${before}\n`, `title: ${after}\n`] })
  }
  const last = { [KEY]: { title: 'Save 100' } }
  await eventually(() => expect(entriesOf(told)).toMatchObject(last))
  expect((await shown()).entries).toMatchObject(last)
  await eventually(async () => expect(told.at(-1)?.version).toBe((await shown()).version))
})
