import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { DatabaseBusy, isSqliteError } from './sqlite-error.ts'

/** How long a query waits for another program (the import tool) to finish writing. */
const BUSY_TIMEOUT_MS = 10_000
/** How often a query that waits tries again. */
const PAUSE_MS = 5

/** More than the server has. A list in a query makes a new statement for each length, without end. */
const MOST_STATEMENTS = 200

/**
 * Kysely's SQLite, on the engine that comes with Node.
 * @param file path of the database file, or ':memory:'
 */
export function nodeSqliteDialect(file: string, busyTimeoutMs = BUSY_TIMEOUT_MS): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(file, busyTimeoutMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

const NO_WAL = 'its disk cannot share memory between programs, as network disks cannot'

class NodeSqliteAdapter extends SqliteAdapter {
  // SQLite rolls back changed tables too: a migration that fails half-way leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  // There is one connection, and the driver itself lets callers wait: kysely must not block them, too.
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

type Statement = { readonly prepared: StatementSync; readonly hasRows: boolean }

type Transaction = { readonly of: object; readonly ended: Promise<void>; readonly end: () => void }

/**
 * One connection to the file for all callers. While one caller has a transaction, the others wait, because
 * their queries would be part of it. While another program writes, reads go on.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #busyTimeoutMs: number
  #db: DatabaseSync | undefined
  readonly #statements = new Map<string, Statement>()
  #transaction: Transaction | undefined
  /** Queries that wait for another program share one pause. */
  #pause: Promise<void> | undefined

  constructor(file: string, busyTimeoutMs: number) {
    this.#file = file
    this.#busyTimeoutMs = busyTimeoutMs
  }

  async init(): Promise<void> {
    // SQLite itself must not wait: it would block the event loop.
    const db = new DatabaseSync(this.#file, { timeout: 0 })
    this.#db = db
    const mode = await this.runExclusively(this, () =>
      db.prepare('pragma journal_mode = wal').get(),
    )
    if (this.#file !== ':memory:' && mode?.['journal_mode'] !== 'wal') throw new Error(NO_WAL)
    // NORMAL would lose rows that were already acknowledged when the power fails.
    db.exec('pragma synchronous = full')
    db.exec('pragma foreign_keys = on')
    // What is erased must not stand in free pages.
    db.exec('pragma secure_delete = on')
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return connectionOf(this)
  }

  async beginTransaction(caller: DatabaseConnection): Promise<void> {
    const db = this.opened()
    await this.runExclusively(caller, () => {
      // Takes the write lock at once. A transaction that takes it later fails without waiting when another
      // program has written since.
      db.exec('begin immediate')
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      this.#transaction = { of: caller, ended, end }
    })
  }

  async commitTransaction(caller: DatabaseConnection): Promise<void> {
    await this.runExclusively(caller, () => this.opened().exec('commit'))
    this.#endTransaction()
  }

  async rollbackTransaction(): Promise<void> {
    const db = this.opened()
    try {
      // A full disk has rolled it back already.
      if (db.isTransaction) db.exec('rollback')
    } finally {
      this.#endTransaction()
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#db?.close()
  }

  opened(): DatabaseSync {
    if (this.#db === undefined) throw new Error('The database is not open')
    return this.#db
  }

  /** To prepare a statement takes longer than to run it. When a table has changed, SQLite itself prepares it again. */
  statementOf(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const prepared = this.opened().prepare(sql)
    const statement = { prepared, hasRows: prepared.columns().length > 0 }
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  /** Runs when no other caller has a transaction, and retries while another program writes. */
  async runExclusively<Result>(caller: object, act: () => Result): Promise<Result> {
    const until = performance.now() + this.#busyTimeoutMs
    for (;;) {
      while (this.#transaction !== undefined && this.#transaction.of !== caller) {
        await this.#transaction.ended
      }
      try {
        return act()
      } catch (cause) {
        if (!isSqliteError(cause, 'busy')) throw cause
        if (performance.now() > until) {
          throw new DatabaseBusy('Another program locks the database', { cause })
        }
      }
      do {
        this.#pause ??= pause(PAUSE_MS).finally(() => (this.#pause = undefined))
        await this.#pause
      } while (this.#pause !== undefined)
    }
  }

  #endTransaction(): void {
    const ended = this.#transaction
    this.#transaction = undefined
    ended?.end()
  }
}

/** A caller's way to the one connection. */
function connectionOf(driver: NodeSqliteDriver): DatabaseConnection {
  const connection: DatabaseConnection = {
    executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const parameters = query.parameters as readonly SQLInputValue[]
      return driver.runExclusively(connection, () => {
        const { prepared, hasRows } = driver.statementOf(query.sql)
        if (hasRows) return { rows: prepared.all(...parameters) as Row[] }
        const { changes } = prepared.run(...parameters)
        return { numAffectedRows: BigInt(changes), rows: [] }
      })
    },
    async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      const db = driver.opened()
      const parameters = query.parameters as readonly SQLInputValue[]
      // A statement of its own: a caller that ran the same one meanwhile would restart it.
      const iterate = () => db.prepare(query.sql).iterate(...parameters)
      for (const row of await driver.runExclusively(connection, iterate))
        yield { rows: [row as Row] }
    },
  }
  return connection
}
