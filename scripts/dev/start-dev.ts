import path from 'node:path'
import { createServer } from 'vite'
import type { Config } from '../../src/server/settings/config.ts'
import { startServer } from '../../src/server/start-server.ts'
import { chatPage } from '../build/chat-page.ts'
import { createBuilder } from '../content/create-compiler.ts'
import { watchContent } from '../content/watch.ts'
import { PROJECT } from '../system/project.ts'
import { ownPagesOnly, READABLE } from './own-pages-only.ts'

/**
 * Starts Vite with instant updates of code, in front of the same server. Changed content is compiled at once, and is
 * code from then on.
 * @throws {StartError} when the data folder cannot be used
 */
export async function startDev(config: Config, quiet = false) {
  const backend = await startServer({ ...config, port: 0, host: '127.0.0.1' })
  const stopWatching = await watchContent({
    root: PROJECT,
    build: createBuilder({ root: PROJECT }),
    onError: (error) => console.error(`Content could not be compiled: ${String(error)}`),
  })
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    ...(quiet && { logLevel: 'silent' }),
    plugins: [ownPagesOnly(), chatPage()],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/backend': backend.origin },
      cors: false,
      fs: { allow: READABLE },
    },
  })
  await vite.listen()
  return {
    origin: new URL(vite.resolvedUrls?.local[0] ?? '').origin,
    printUrls: () => vite.printUrls(),
    close: async () => void (await Promise.all([vite.close(), backend.close(), stopWatching()])),
  }
}
