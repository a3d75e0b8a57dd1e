import { closeOnSignal } from '../src/server/start/close-on-signal.ts'
import { readConfig } from '../src/server/settings/config.ts'
import { StartError } from '../src/server/start-error.ts'
import { startDev } from './dev/start-dev.ts'

// npm run dev: Vite with instant updates of code and content, in front of the same server.
try {
  const dev = await startDev(readConfig(process.env))
  dev.printUrls()
  closeOnSignal(dev)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
