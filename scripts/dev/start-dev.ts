import path from 'node:path'
import { createServer } from 'vite'
import type { Config } from '../../src/server/config.ts'
import { startServer } from '../../src/server/main.ts'
import { chatPage } from '../build/chat-page.ts'
import { createBuilder } from '../content/build.ts'
import { liveIcon } from '../build/install/live-icon.ts'
import { ownPagesOnly, READABLE } from './own-pages-only.ts'
import { contentPlugin } from '../preview/content-plugin.ts'
import { createLiveContent } from '../preview/live-content.ts'
import { liveModules } from '../preview/live-modules.ts'
import { PROJECT } from '../system/project.ts'
import { contentServer } from './content-server.ts'

type DevOptions = {
  /** The folder that holds content/. */
  readonly root?: string
  readonly quiet?: boolean
}

/**
 * Starts Vite with instant updates of code and content, in front of the same server.
 * @throws {StartError} when the data folder cannot be used
 */
export async function startDev(config: Config, { root = PROJECT, quiet = false }: DevOptions = {}) {
  const live = createLiveContent()
  const backend = await startServer({ ...config, port: 0, host: '127.0.0.1' })
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    ...(quiet && { logLevel: 'silent' }),
    plugins: [
      ownPagesOnly(),
      liveIcon(root),
      chatPage(),
      liveModules('dev/compiled.ts'),
      contentPlugin({ root, live, check: createBuilder({ root }) }),
      contentServer({ root, live }),
    ],
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
