import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../src/server/settings/config.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { startServer } from '../../src/server/start-server.ts'
import { collectLog } from '../support/server/log.ts'
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
export async function databaseIn(folder: string): Promise<Database> {
  const db = await openDatabase(join(folder, 'school.sqlite'))
  onTestFinished(() => db.destroy())
  return db
}
