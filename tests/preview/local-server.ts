import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { ownPagesOnly } from '../../scripts/dev/own-pages-only.ts'
import { apiPlugin } from '../../scripts/preview/api.ts'
import { contentPlugin } from '../../scripts/preview/content-plugin.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import type { Wording } from '../../src/preview/exchange.ts'
import type { Saving } from '../../src/preview/requests.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'
import { ask } from './ask.ts'

export const CARD = 'content/classes/class-link.md'

/** The preview's local server on a small school, for all tests of a file. */
export async function openPreview(changes: Changes = {}) {
  const workspace = await createWorkspace(changes, afterAll)
  const { root } = workspace
  const live = createLiveContent()
  const server = await createServer({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, cors: false },
    plugins: [
      ownPagesOnly(),
      contentPlugin({ root, live, check: createCompiler(root) }),
      apiPlugin({ root, live }),
    ],
  })
  afterAll(() => server.close())
  await server.listen()
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')

  const asked = (path: string, init?: Parameters<typeof ask>[1]) => ask(`${origin}${path}`, init)
  const posted = (name: string, send: unknown) => asked(`/preview/${name}`, { send })
  return {
    ...workspace,
    live,
    origin,
    token: server.config.webSocketToken,
    ask: asked,
    post: posted,
    wording: async (file = CARD) => (await posted('wording', { file })).body as Wording,
    save: (saving: Omit<Saving, 'file'>) => posted('save', { file: CARD, ...saving }),
    bytes: (file = CARD) => readFile(join(root, file)),
    write: (text: string | Uint8Array, file = CARD) => writeFile(join(root, file), text),
  }
}
