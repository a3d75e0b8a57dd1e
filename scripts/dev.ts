import path from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '../src/server/config.ts'
import { startServer } from '../src/server/main.ts'
import { StartError } from '../src/server/start-error.ts'
import { contentPlugin } from './content/vite-plugin.ts'
import { PROJECT } from './project.ts'

// npm run dev: Vite with instant updates of code and content, in front of the same server.
try {
  await develop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function develop(): Promise<void> {
  const config = readConfig(process.env)
  const backend = await startServer({ ...config, port: 0, host: '127.0.0.1' })
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    plugins: [contentPlugin({ root: PROJECT })],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/backend': backend.origin },
    },
  })
  await vite.listen()
  vite.printUrls()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([vite.close(), backend.close()]).then(() => process.exit(0))
    })
  }
}
