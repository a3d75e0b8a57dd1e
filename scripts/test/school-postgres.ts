import { Client } from 'pg'
import { ensurePostgres, startPostgres, type Postgres } from './postgres.ts'

/** A PostgreSQL with a school's durability and an empty database 'school'. */
export async function openPostgres(): Promise<Postgres> {
  const server = await startPostgres(await programs(), { safe: true })
  await ask(server, 'create database school')
  return server
}

/** A synchronous standby of the first one. */
export async function openStandby(primary: Postgres): Promise<Postgres> {
  const standby = await startPostgres(await programs(), { safe: true, copyOf: primary })
  await ask(primary, "alter system set synchronous_standby_names = '*'")
  await ask(primary, 'select pg_reload_conf()')
  return standby
}

/** Promotes the standby to primary. */
export async function promote(standby: Postgres): Promise<void> {
  await ask(standby, 'select pg_promote()')
}

async function ask(server: Postgres, sql: string): Promise<void> {
  const client = new Client(server.addressOf('postgres'))
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function programs(): Promise<string> {
  const bin = await ensurePostgres()
  if (bin === null) throw new Error('There is no PostgreSQL on this machine.')
  return bin
}
