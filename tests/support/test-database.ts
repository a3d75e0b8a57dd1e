import { Client } from 'pg'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Database } from '../../src/server/db/schema.ts'

const TABLES =
  'attempts, devices, latest_submissions, links, messages, reminders, reset_codes, reset_grants, sessions, ' +
  'settings, students, submissions, tasks, waiting_mails'

// PostgreSQL databases that no test uses at the moment. To empty one is faster than to create one.
const free: string[] = []
let made = 0

/** An empty database of the engine that the tests run on: SQLite in memory, or PostgreSQL. */
export async function openTestDatabase(): Promise<Database> {
  const place = await takeTestServer()
  const db = await openDatabase(place ?? ':memory:')
  if (place === null) return db
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    const emptied = sql.raw(`truncate ${TABLES}`).execute(db)
    await emptied.then(
      () => free.push(place),
      () => null, // a test has removed a table
    )
    await destroy()
  }
  return db
}

/** The address of an empty database of PostgreSQL, where the tests run on it; null on SQLite. */
export async function takeTestServer(): Promise<string | null> {
  const server = inject('postgres')
  return server === null ? null : (free.pop() ?? makeDatabase(server))
}

/** The address of a database without tables. Only where the tests run on PostgreSQL. */
export async function takeBareServer(): Promise<string> {
  const server = inject('postgres')
  if (server === null) throw new Error('The tests run on SQLite')
  return makeDatabase(server, 'template0')
}

async function makeDatabase(server: string, template = 'school'): Promise<string> {
  made += 1
  const name = `test_${process.env['VITEST_POOL_ID'] ?? '0'}_${process.pid}_${made}`
  const admin = new Client(`${server}postgres`)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return server + name
}
