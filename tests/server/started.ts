import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../src/server/settings/config.ts'
import { startServer } from '../../src/server/start-server.ts'
import { collectLog } from '../support/server/log.ts'
import { openUntilEnd } from './cli/tool.ts'
import { temporaryFolder } from './program.ts'

/** The server as its owner starts it, in a new folder by default. It closes when the test has finished. */
export async function started(
  env: Readonly<Record<string, string>> = {},
  parts: Parameters<typeof startServer>[1] = {},
) {
  const PORTAL_DATA = env['PORTAL_DATA'] ?? (await temporaryFolder())
  const log = collectLog()
  const config = readConfig({ PORT: '0', PORTAL_DATA, ...env })
  const server = await startServer(config, { log, ...parts })
  onTestFinished(() => server.close())
  return { ...server, log, PORTAL_DATA }
}

/** The embedded database in a data folder, which closes when the test has finished. */
export const databaseIn = (folder: string) => openUntilEnd(join(folder, 'school.sqlite'))
