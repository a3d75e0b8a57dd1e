import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/server/db/open.ts'
import { ensurePostgres, startPostgres } from '../../scripts/test/postgres.ts'
import { setup as useOwnSettings } from './own-settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL without a database's name; null: tests run on SQLite. */
    postgres: string | null
  }
}

/** Starts a PostgreSQL for the tests, with an empty school as the template of their databases. */
export async function setup(project: TestProject) {
  useOwnSettings() // Vitest runs the setup of all projects after this one
  const bin = await ensurePostgres()
  if (bin === null) throw new Error('There is no PostgreSQL')
  const server = await startPostgres(bin, { safe: false })
  const admin = new Client(server.addressOf('postgres'))
  await admin.connect()
  await admin.query('create database school')
  await admin.end()
  await (await openDatabase(server.addressOf('school'))).destroy()
  project.provide('postgres', server.addressOf(''))
  return () => server.remove()
}
