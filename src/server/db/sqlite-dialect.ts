import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseBusy, isSqliteError } from './failure.ts'

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
    createDriver: () => createDriver(file, busyTimeoutMs),
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
function createDriver(file: string, busyTimeoutMs: number): Driver {
  let db: DatabaseSync
  let transaction: Transaction | undefined
  /** Queries that wait for another program share one pause. */
  let pausing: Promise<void> | undefined
  const statements = new Map<string, Statement>()

  /** To prepare a statement takes longer than to run it. When a table has changed, SQLite itself prepares it again. */
  function statementOf(sql: string): Statement {
    const cached = statements.get(sql)
    if (cached !== undefined) return cached
    const prepared = db.prepare(sql)
    const statement = { prepared, hasRows: prepared.columns().length > 0 }
    if (statements.size >= MOST_STATEMENTS) statements.clear()
    statements.set(sql, statement)
    return statement
  }

  /** Runs when no other caller has a transaction, and retries while another program writes. */
  async function runExclusively<Result>(caller: object, act: () => Result): Promise<Result> {
    const until = performance.now() + busyTimeoutMs
    for (;;) {
      for (let other = transaction; other && other.of !== caller; other = transaction) {
        await other.ended
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
        pausing ??= pause(PAUSE_MS).finally(() => (pausing = undefined))
        await pausing
      } while (pausing !== undefined)
    }
  }

  function endTransaction(): void {
    const ended = transaction
    transaction = undefined
    ended?.end()
  }

  /** A caller's way to the one connection. */
  async function acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const parameters = query.parameters as readonly SQLInputValue[]
        return runExclusively(connection, () => {
          const { prepared, hasRows } = statementOf(query.sql)
          if (hasRows) return { rows: prepared.all(...parameters) as Row[] }
          const { changes } = prepared.run(...parameters)
          return { numAffectedRows: BigInt(changes), rows: [] }
        })
      },
      async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
        const parameters = query.parameters as readonly SQLInputValue[]
        // A statement of its own: a caller that ran the same one meanwhile would restart it.
        const iterate = () => db.prepare(query.sql).iterate(...parameters)
        for (const row of await runExclusively(connection, iterate)) yield { rows: [row as Row] }
      },
    }
    return connection
  }

  return {
    async init() {
      // SQLite itself must not wait: it would block the event loop.
      db = new DatabaseSync(file, { timeout: 0 })
      const wal = () => db.prepare('pragma journal_mode = wal').get()
      const mode = (await runExclusively(db, wal))?.['journal_mode']
      if (file !== ':memory:' && mode !== 'wal') throw new Error(NO_WAL)
      // NORMAL would lose rows that were already acknowledged when the power fails.
      db.exec('pragma synchronous = full')
      db.exec('pragma foreign_keys = on')
      // What is erased must not stand in free pages.
      db.exec('pragma secure_delete = on')
    },
    acquireConnection,
    releaseConnection: async () => {},
    async beginTransaction(caller) {
      await runExclusively(caller, () => {
        // Takes the write lock at once. A transaction that takes it later fails without waiting when another
        // program has written since.
        db.exec('begin immediate')
        const { promise: ended, resolve: end } = Promise.withResolvers<void>()
        transaction = { of: caller, ended, end }
      })
    },
    async commitTransaction(caller) {
      await runExclusively(caller, () => db.exec('commit'))
      endTransaction()
    },
    async rollbackTransaction() {
      try {
        // A full disk has rolled it back already.
        if (db.isTransaction) db.exec('rollback')
      } finally {
        endTransaction()
      }
    },
    destroy: async () => db.close(),
  }
}
