import path from 'node:path'
import { createServer } from 'vite'
import type { Config } from '../../src/server/config.ts'
import { startServer } from '../../src/server/main.ts'
import { chatPage } from '../chat-page.ts'
import { contentPlugin } from '../content/vite-plugin.ts'
import { liveIcon } from '../install/live-icon.ts'
import { ownPagesOnly, READABLE } from '../own-pages-only.ts'
import { PROJECT } from '../project.ts'

/**
 * Starts Vite with instant updates of code and content, in front of the same server.
 * @throws {StartError} when the data folder cannot be used
 */
export async function startDev(config: Config, { quiet = false } = {}) {
  const backend = await startServer({ ...config, port: 0, host: '127.0.0.1' })
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    ...(quiet && { logLevel: 'silent' }),
    plugins: [ownPagesOnly(), liveIcon(PROJECT), chatPage(), contentPlugin({ root: PROJECT })],
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
    close: async () => void (await Promise.all([vite.close(), backend.close()])),
  }
}
