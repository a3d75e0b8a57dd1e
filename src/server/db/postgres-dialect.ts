import type { Duplex } from 'node:stream'
import { PostgresAdapter, PostgresDialect, sql, type Dialect, type Kysely } from 'kysely'
import type pg from 'pg'
import { SECOND_MS } from '../clock.ts'

/** Getting a connection, from the pool or from the host, takes 5 seconds at most. */
const HOW = { application_name: 'student-portal', connectionTimeoutMillis: 5000, keepAlive: true }

/** Whether a place is the address of a PostgreSQL database, and not a file. */
export function isPostgres(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place)
}

/** Matches the hosts of an address, separated by commas. */
const HOSTS = /(?<=\/\/(?:[^@/]*@)?)[^@/]+(?=\/)/

/**
 * Loads the driver here, so that other commands start without it.
 * @param address may name several hosts, such as postgres://a,b/portal: the writable one is used
 * @param silentMs how long a query waits for any response
 */
export async function postgresDialect(address: string, silentMs?: number): Promise<Dialect> {
  const [{ default: driver }, { default: cursor }] = [await import('pg'), await import('pg-cursor')]
  const hosts = HOSTS.exec(address)?.[0].split(',') ?? []
  const pools = hosts.map((host) => poolOf(driver, address.replace(HOSTS, host), silentMs))
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  const pool = { options: {}, connect: () => connectToOne(pools), end }
  return Object.assign(new PostgresDialect({ pool, cursor }), { createAdapter: () => ADAPTER })
}

// Locks migrations for the transaction alone. Kysely locks for the whole connection, which a pooler hands on
// to others: the next server that starts would wait for that lock.
const ADAPTER = Object.assign(new PostgresAdapter(), {
  acquireMigrationLock: (trx: Kysely<object>) => sql`select pg_advisory_xact_lock(1)`.execute(trx),
  releaseMigrationLock: async () => {},
})

function poolOf(driver: typeof pg, connectionString: string, silentMs?: number): pg.Pool {
  const pool = new driver.Pool({ ...HOW, connectionString, verify })
  // A broken connection fails its running query, if any; that is enough.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  return pool.on('connect', ({ connection }) => {
    setResponseTimeout(connection.stream, silentMs)
    connection.prependListener('errorMessage', forgetRow)
  })
}

/** An error about a row names its values, also an address and the hash of a password: they would stand in a log. */
function forgetRow(error: pg.DatabaseError): void {
  Object.assign(error, { detail: undefined, where: undefined })
}

/** Refuses connections to a standby, which is read-only. */
function verify(client: pg.PoolClient, settle: (error?: Error) => void): void {
  const asked = client.query("select where current_setting('transaction_read_only') = 'on'")
  const refusal = Object.assign(new Error('The database is read-only'), { code: '25006' })
  void asked.then(({ rowCount }) => settle(rowCount === 0 ? undefined : refusal), settle)
}

/** @param pools is reordered: the one that gave the last connection comes first */
async function connectToOne(pools: pg.Pool[]): Promise<pg.PoolClient> {
  let failure: unknown
  for (const pool of [...pools]) {
    const client = await pool.connect().catch((error: unknown) => void (failure ??= error))
    if (client === undefined) continue
    pools.unshift(...pools.splice(pools.indexOf(pool), 1))
    return client
  }
  throw failure
}

/** A student waits ten seconds at most. No query of an import of 100,000 rows took longer than two. */
const SILENT_MS = 9 * SECOND_MS

/**
 * Destroys a connection that gets no response for this long. A machine that is gone closes no connection:
 * the system itself would wait for a quarter of an hour.
 */
function setResponseTimeout(socket: Duplex, silentMs = SILENT_MS): void {
  let waiting: NodeJS.Timeout | undefined
  const end = () => socket.destroy(new Error('Connection terminated: no response'))
  const send = socket.write.bind(socket)
  const write = (...sent: Parameters<typeof send>) => {
    waiting ??= setTimeout(end, silentMs)
    return send(...sent)
  }
  const hear = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  Object.assign(socket, { write }).on('data', hear).on('close', hear)
}
