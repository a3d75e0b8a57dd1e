import { PostgresAdapter, PostgresDialect, sql, type Dialect, type Kysely } from 'kysely'
import type pg from 'pg'
import { setResponseTimeout } from '../response-timeout.ts'

/** Nobody waits more than 5 seconds for one of the connections to a host, nor for it to take another one. */
const HOW = { application_name: 'student-portal', connectionTimeoutMillis: 5000, keepAlive: true }

/** Whether a place is the address of a PostgreSQL database, and not a file. */
export function isPostgres(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place)
}

/** Where the hosts stand, with commas between them. */
const HOSTS = /(?<=\/\/(?:[^@/]*@)?)[^@/]+(?=\/)/

/**
 * The driver is loaded here: nobody else waits for it to start.
 * @param address of several hosts, such as postgres://a,b/portal, the one is used that can be written to
 * @param silentMs how long a query waits for the host to say anything
 */
export async function postgresDialect(address: string, silentMs?: number): Promise<Dialect> {
  const [{ default: driver }, { default: cursor }] = [await import('pg'), await import('pg-cursor')]
  const hosts = HOSTS.exec(address)?.[0].split(',') ?? []
  const pools = hosts.map((host) => poolOf(driver, address.replace(HOSTS, host), silentMs))
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  const pool = { options: {}, connect: () => connectToOne(pools), end }
  return Object.assign(new PostgresDialect({ pool, cursor }), { createAdapter: () => ADAPTER })
}

// The lock for changing the tables ends with its transaction. As kysely takes it, it stays with a connection: a
// pooler would give that to others, and the next server that starts would wait for it.
const ADAPTER = Object.assign(new PostgresAdapter(), {
  acquireMigrationLock: (trx: Kysely<object>) => sql`select pg_advisory_xact_lock(1)`.execute(trx),
  releaseMigrationLock: async () => {},
})

function poolOf(driver: typeof pg, connectionString: string, silentMs?: number): pg.Pool {
  const pool = new driver.Pool({ ...HOW, connectionString, verify })
  // A connection that breaks fails the query that is under way: that is who has to know.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  return pool.on('connect', ({ connection }) => setResponseTimeout(connection.stream, silentMs))
}

/** Takes no connection to a standby, which only reads. */
function verify(client: pg.PoolClient, settle: (error?: Error) => void): void {
  const asked = client.query("select where current_setting('transaction_read_only') = 'on'")
  const refusal = Object.assign(new Error('It only reads'), { code: '25006' })
  void asked.then(({ rowCount }) => settle(rowCount === 0 ? undefined : refusal), settle)
}

/** @param pools is put in order: the one that gave a connection last is asked first */
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
