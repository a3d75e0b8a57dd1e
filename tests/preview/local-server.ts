import { readFile, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { ownPagesOnly } from '../../scripts/dev/own-pages-only.ts'
import { apiPlugin } from '../../scripts/preview/api-plugin.ts'
import { contentPlugin } from '../../scripts/preview/content-plugin.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import type { Saving, Wording } from '../../src/preview/exchange.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'

export const CARD = 'content/classes/class-link.md'

type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

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

  const ask = (path: string, init: { headers?: Record<string, string>; send?: unknown } = {}) =>
    answerTo(new URL(path, origin), init)
  return {
    ...workspace,
    live,
    origin,
    ask,
    wording: async (file = CARD) => (await ask(fileAt(file))).body as Wording,
    save: (saving: Saving, file = CARD) => ask(fileAt(file), { send: saving }),
    bytes: (file = CARD) => readFile(join(root, file)),
    write: (text: string | Uint8Array, file = CARD) => writeFile(join(root, file), text),
  }
}

function fileAt(file: string): string {
  return `/preview/file?file=${encodeURIComponent(file)}`
}

/** fetch does not let a test set Host or Origin. */
function answerTo(
  url: URL,
  { headers = {}, send }: { headers?: Record<string, string>; send?: unknown },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = send === undefined ? {} : { 'content-type': 'application/json' }
    const asked = request(url, {
      method: send === undefined ? 'GET' : 'POST',
      headers: { ...type, ...headers },
    })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      let text = ''
      for await (const part of response) text += String(part)
      const { statusCode: status = 0, headers } = response
      const isJson = headers['content-type'] === 'application/json'
      resolve({ status, headers, body: isJson ? JSON.parse(text) : text })
    })
    asked.end(send === undefined ? undefined : JSON.stringify(send))
  })
}
