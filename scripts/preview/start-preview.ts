import react from '@vitejs/plugin-react'
import path from 'node:path'
import { createServer } from 'vite'
import { ownPagesOnly, READABLE } from '../dev/own-pages-only.ts'
import { PROJECT } from '../system/project.ts'
import { createLiveContent } from './live-content.ts'
import { liveModules } from './live-modules.ts'
import { previewServer } from './preview-server.ts'

type PreviewOptions = {
  /** The folder that holds content/. */
  readonly root: string
  /** 0 takes any free port. */
  readonly port: number
  readonly quiet?: boolean
  /** Called when the accepted version has brought another preview into the folder. */
  readonly onNewProgram?: () => void
}

/**
 * Starts the writers' preview, for this computer alone.
 * @throws if the port is taken
 */
export async function startPreview({ root, port, quiet = false, onNewProgram }: PreviewOptions) {
  const pages = path.join(PROJECT, 'scripts/preview/pages')
  const server = await createServer({
    root: pages,
    configFile: false,
    appType: 'mpa',
    publicDir: path.join(PROJECT, 'src/portal/public'),
    // Two previews must not bundle packages into the same folder: the frame of one would stay blank.
    cacheDir: path.join(PROJECT, `node_modules/.vite-preview-${port}`),
    ...(quiet && { logLevel: 'silent' }),
    plugins: [
      ownPagesOnly(),
      liveModules(),
      react(),
      previewServer(createLiveContent(root), onNewProgram),
    ],
    optimizeDeps: { entries: ['index.html', 'frame.html'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // ownPagesOnly refuses other websites; CORS must not let them in.
      cors: false,
      fs: { allow: READABLE },
    },
  })
  await server.listen()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  return { origin, close: () => server.close() }
}
